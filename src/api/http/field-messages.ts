import type { z } from 'zod';

/**
 * Maximum number of fields named in one answer. A form shows far fewer; a request with more is most likely an attempt
 * to provoke a long answer.
 */
const maxFields = 20;
/** Maximum length of a field's path; unknown fields may have any name. */
const maxPathLength = 200;

export interface FieldMessages {
  fields: Record<string, string>;
  /** Number of further invalid fields. */
  unnamed: number;
}

/**
 * Path of each invalid field, dotted (`tasks.0.name`), with its first message. Unknown fields of a strict schema are
 * listed individually. At most `maxFields` are listed.
 */
export function fieldsOf(error: z.ZodError): FieldMessages {
  const paths = new Set<string>();
  const fields: Record<string, string> = {};
  const add = (path: string, message: string) => {
    if (paths.has(path)) return;
    paths.add(path);
    if (paths.size <= maxFields) fields[shorten(path)] = message;
  };
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') add(path, issue.message);
    else for (const key of issue.keys) add(path === '' ? key : `${path}.${key}`, 'Unknown field');
  }
  return { fields, unnamed: Math.max(0, paths.size - maxFields) };
}

function shorten(path: string): string {
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
}
