import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

export function containing(column: AnyColumn, text: string | null | undefined): SQL | undefined {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return undefined;
  return sql`${column} like ${`%${wanted.replace(/[\\%_]/g, '\\$&')}%`}`;
}
