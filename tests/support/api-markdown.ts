interface OpenApi {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  tags: string[];
  summary: string;
  description?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, unknown>; required?: string[] } }>;
  };
}

const introduction = `# The API

All calls of the server, generated from the schemas that validate them; a test keeps this page up to date. On a running
server, \`/api/openapi.json\` has the complete document with every schema, and \`/api/docs\` lets you read and try it.

- Bodies are JSON, at most 64 KB (\`POST /api/audits/manual\`: 4 MB). Numbers are JSON numbers; numeric strings are
  accepted too.
- Errors are \`{error, message, code, fields?}\`: 400 malformed JSON or id, 401 the operator's session or a verified
  email address is missing, 403 not yours or from another website, 404, 405, 409, 413, 415, 422 invalid fields, 429
  with \`Retry-After\`, 503 while the database is unavailable. \`fields\` maps a dotted path to its message.
- Reading a diagnosis returns an \`ETag\`; with \`If-None-Match\`, the response is 304 until something changes.
- \`GET /api/audits/{id}/dashboard\` returns all parts of a diagnosis at one moment. With \`?include=dashboard\`, a change
  returns the same data as it is after the change, with its \`ETag\`, so nothing has to be read again.
- A change may send that ETag in \`If-Match\`: if the diagnosis has changed since, the change is refused with 409
  \`conflict\`, so that two windows can't overwrite each other's changes unseen. \`POST /api/audits/{id}/undo\` undoes
  changes of offerings, workflows, and tasks, newest first, up to 50.
- The browser that creates a diagnosis owns it through the cookie \`compass-owner\` (\`__Host-compass-owner\` if the public
  address is https); the operator gets \`compass-operator\` by signing in. Writes whose \`Origin\` is another website are
  refused.
`;

export function toApiMarkdown(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const sections = document.tags.map(({ name, description }) => {
    const rows = calls
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ method, path, operation }) =>
          `| \`${method} ${path}\` | ${takenBy(operation)} | ${explain(operation)} |`,
      );
    return [
      `## ${name}`,
      '',
      `${description}.`,
      '',
      '| call | takes | what it does |',
      '|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return `${[introduction, ...sections].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

/** Query parameters begin with a question mark, and optional fields end with one. */
function takenBy({ parameters = [], requestBody }: Operation): string {
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => `?${name}`);
  const schema = requestBody?.content['application/json']?.schema;
  const fields = Object.keys(schema?.properties ?? {}).map((name) =>
    schema?.required?.includes(name) ? name : `${name}?`,
  );
  return [...query, ...fields].map((name) => `\`${name}\``).join(', ');
}

function explain({ summary, description }: Operation): string {
  return [summary, description]
    .filter((text) => text !== undefined)
    .join('. ')
    .replaceAll('|', '\\|');
}
