import { z } from 'zod';

/** The message for text that PostgreSQL cannot search for: it does not support NUL characters. */
export const noNul = 'Must not contain NUL characters';
export const lookupText = z.string().refine((text) => !text.includes('\0'), noNul);

/**
 * Parses an instant of the years 1 to 9999, null for anything else. JavaScript supports far earlier and later ones,
 * but PostgreSQL can't read its notation for them.
 */
export function readInstant(text: string): Date | null {
  const instant = new Date(text);
  const ms = instant.getTime();
  return ms >= firstMs && ms <= lastMs ? instant : null;
}

const firstMs = Date.parse('0001-01-01T00:00:00Z');
const lastMs = Date.parse('9999-12-31T23:59:59.999Z');
