import { asc, eq, sql } from 'drizzle-orm';
import { type CoveragePage, coveragePageSchema } from '#shared/schemas/coverage.ts';
import type { Reader } from './database.ts';
import { scanPages } from './schema.ts';

export async function listCoveragePages(db: Reader, scanId: number): Promise<CoveragePage[]> {
  const facts = sql`${scanPages.page} -> 'facts'`;
  const rows = await db
    .select({
      url: scanPages.url,
      outcome: scanPages.outcome,
      reason: sql<string | null>`${scanPages.page} ->> 'reason'`,
      title: sql<string | null>`${facts} ->> 'title'`,
      words: sql<number | null>`(${facts} ->> 'words')::int`,
      learned: sql<unknown>`case when ${scanPages.outcome} = 'read' then ${facts} -> 'learned' end`,
    })
    .from(scanPages)
    .where(eq(scanPages.scanId, scanId))
    .orderBy(asc(scanPages.position));
  return rows.map((row) => coveragePageSchema.parse(withoutNulls(row)));
}

function withoutNulls(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));
}
