/**
 * PostgreSQL can't store NUL in text or jsonb, and crawled pages may contain it. Lone surrogates,
 * which jsonb also rejects, become the replacement character.
 */
export function withoutNul<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map(clean);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), clean(inner)]));
}

function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
