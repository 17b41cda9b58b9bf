import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Keeps what contains the text, whatever its case in the column's own lower case; no text keeps everything. */
export function containing(column: AnyColumn, text: string | null | undefined): SQL | undefined {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return undefined;
  return sql`${column} like ${`%${wanted.replace(/[\\%_]/g, '\\$&')}%`}`;
}
