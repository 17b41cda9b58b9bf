import { z } from 'zod';

/** PostgreSQL can't store NUL characters in text. */
export const noNul = 'Must not contain NUL characters';
export const lookupText = z.string().refine((text) => !text.includes('\0'), noNul);

/**
 * Accepts only the years 1 to 9999, because PostgreSQL can't parse JavaScript's notation for other years.
 * Null for anything else.
 */
export function readInstant(text: string): Date | null {
  const instant = new Date(text);
  const ms = instant.getTime();
  return ms >= firstMs && ms <= lastMs ? instant : null;
}

const firstMs = Date.parse('0001-01-01T00:00:00Z');
const lastMs = Date.parse('9999-12-31T23:59:59.999Z');
