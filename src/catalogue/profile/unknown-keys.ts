import type { ProfileFault } from './check-profile.ts';

/** Reports keys that the schema ignored, because they are probably typos. */
export function findUnknownKeys(given: unknown, parsed: unknown, path: string[] = []): ProfileFault[] {
  if (Array.isArray(given) && Array.isArray(parsed)) {
    return given.flatMap((row, index) => findUnknownKeys(row, parsed[index], [...path, String(index)]));
  }
  if (!isRecord(given) || !isRecord(parsed)) return [];
  return Object.entries(given).flatMap(([key, inner]) => {
    const place = [...path, key];
    return key in parsed
      ? findUnknownKeys(inner, parsed[key], place)
      : [{ path: place.join('.'), message: 'there is no such field' }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
