import type { z } from 'zod';

/** Real forms have fewer invalid fields, so a request with more is probably meant to provoke a long answer. */
const maxFields = 20;
/** Longer paths are cut off, because unknown fields may have names of any length. */
const maxPathLength = 200;

export interface FieldMessages {
  fields: Record<string, string>;
  unnamed: number;
}

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
