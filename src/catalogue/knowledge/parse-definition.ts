import { type Document, isMap, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { KnowledgeFault } from './knowledge-error.ts';

type FieldPath = readonly PropertyKey[];

export interface Parsed<Value> {
  file: string;
  value: Value;
  faultAt(path: FieldPath, message: string): KnowledgeFault;
}

export function parseYaml(file: string, text: string): Parsed<Record<string, unknown>> | KnowledgeFault[] {
  const lines = new LineCounter();
  // The library compares each key with all others, which takes seconds for a dictionary.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const faultAt = (path: FieldPath, message: string): KnowledgeFault => ({
    file,
    line: lineOf(document, lines, path),
    field: path.map(String).join('.'),
    message,
  });
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line,
      field: '',
      message: `is not valid YAML: ${error.message.replace(/\s+/g, ' ')}`,
    }));
  }
  const repeated = repeatedKeys(document);
  if (repeated.length > 0)
    return repeated.map((at) => ({
      file,
      line: lines.linePos(at).line,
      field: '',
      message: 'is not valid YAML: Map keys must be unique',
    }));
  if (!isMap(document.contents)) return [faultAt([], 'must be a list of fields such as "id: …"')];
  return { file, value: document.toJS(), faultAt };
}

/** Returns the positions of the keys that occur twice in a map. */
function repeatedKeys(document: Document.Parsed): number[] {
  const repeated: number[] = [];
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<string>();
      for (const { key } of items) {
        if (!isScalar<string>(key)) continue;
        const name = String(key.value);
        if (keys.has(name)) repeated.push(key.range?.[0] ?? 0);
        keys.add(name);
      }
    },
  });
  return repeated;
}

export function checkShape<Value>(
  { file, value, faultAt }: Parsed<Record<string, unknown>>,
  schema: z.ZodType<Value>,
): Parsed<Value> | KnowledgeFault[] {
  const result = schema.safeParse(value, {
    error: ({ code, input }) =>
      input === undefined && (code === 'invalid_type' || code === 'invalid_value') ? 'is missing' : undefined,
  });
  if (result.success) return { file, value: result.data, faultAt };
  const misspelled = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  return [
    // Misspelled fields first, because each is usually also reported as missing under its correct name.
    ...misspelled.map((path) => faultAt(path, 'is not a field of this file')),
    ...result.error.issues
      .filter(({ code }) => code !== 'unrecognized_keys')
      .map(({ path, message }) => faultAt(path, message)),
  ];
}

function lineOf(document: Document.Parsed, lines: LineCounter, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const start = startOf(document, path.slice(0, length));
    if (start !== null) return lines.linePos(start).line;
  }
  return lines.linePos(document.contents?.range[0] ?? 0).line;
}

function startOf(document: Document.Parsed, path: FieldPath): number | null {
  const parent = document.getIn(path.slice(0, -1), true);
  if (isMap<ParsedNode>(parent)) {
    const pair = parent.items.find(({ key }) => String(key) === String(path.at(-1)));
    return pair?.key.range?.[0] ?? null;
  }
  const node = document.getIn(path, true) as ParsedNode | undefined;
  return node?.range?.[0] ?? null;
}
