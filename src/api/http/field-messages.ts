import type { z } from 'zod';

/**
 * Path of each field that does not fit, dotted (`tasks.0.name`), with its first message. Fields that
 * a strict schema does not know are named one by one.
 */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) addOnce(fields, path === '' ? key : `${path}.${key}`, 'Unknown field');
    } else {
      addOnce(fields, path, issue.message);
    }
  }
  return Object.fromEntries(fields);
}

function addOnce(fields: Map<string, string>, path: string, message: string): void {
  if (!fields.has(path)) fields.set(path, message);
}
