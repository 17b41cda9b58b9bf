import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { ListCursor } from './audit-record.ts';

export function beforeCursor(
  createdAt: AnyColumn,
  id: AnyColumn,
  before: ListCursor | null | undefined,
): SQL | undefined {
  if (!before) return undefined;
  return sql`(${createdAt}, ${id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::bigint)`;
}
