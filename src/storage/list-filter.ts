import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Limits to rows that contain the text, ignoring case; without text, no limit. */
export function containing(column: AnyColumn, text: string | null | undefined): SQL | undefined {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return undefined;
  return sql`${column} like ${`%${wanted.replace(/[\\%_]/g, '\\$&')}%`}`;
}
