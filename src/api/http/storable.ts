import { z } from 'zod';

/** What is said of a text that PostgreSQL cannot look for: it knows no NUL character. */
export const noNul = 'Must not contain NUL characters';
export const lookupText = z.string().refine((text) => !text.includes('\0'), noNul);

/**
 * Reads an instant of the years 1 to 9999, null for anything else. JavaScript knows far earlier and later ones,
 * which PostgreSQL does not read in the form that they are written in.
 */
export function readInstant(text: string): Date | null {
  const instant = new Date(text);
  const ms = instant.getTime();
  return ms >= firstMs && ms <= lastMs ? instant : null;
}

const firstMs = Date.parse('0001-01-01T00:00:00Z');
const lastMs = Date.parse('9999-12-31T23:59:59.999Z');
