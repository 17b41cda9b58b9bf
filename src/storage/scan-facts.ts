import { asc, eq, sql } from 'drizzle-orm';
import { type CrawledPage, crawledPageSchema } from '#diagnosis/crawl/crawl-types.ts';
import { fromSavedFacts, type SiteFacts, toSavedFacts } from '#diagnosis/site-facts/site-facts.ts';
import type { Drizzle, Transaction } from './database.ts';
import { legacyFacts } from './legacy-facts.ts';
import { iconOf } from './scan-icon.ts';
import type { StoredFacts } from './scan-record.ts';
import { scanPages, scans } from './schema.ts';
import { withoutNul } from './without-nul.ts';

/**
 * The pages' facts are already in `scan_pages`, or are copied there, so that this scan can still be analyzed again
 * after the scan that read them is deleted.
 */
export async function storeFacts(tx: Transaction, scanId: number, facts: SiteFacts): Promise<void> {
  const header = { ...facts, favicon: null, pages: facts.pages.map((page) => ({ ...page, facts: null })) };
  const [scan] = await tx
    .update(scans)
    .set({ siteFacts: withoutNul(toSavedFacts(header)), readAt: new Date(facts.readAt) })
    .where(eq(scans.id, scanId))
    .returning({ sourceScanId: scans.sourceScanId });
  if (!scan?.sourceScanId) return;
  await tx.execute(sql`
    insert into ${scanPages} (scan_id, url, position, outcome, page)
    select ${scanId}, url, position, outcome, page from ${scanPages} where scan_id = ${scan.sourceScanId}
    on conflict do nothing`);
}

export async function loadFacts(db: Drizzle, scanId: number): Promise<StoredFacts | null> {
  const [scan] = await db.select().from(scans).where(eq(scans.id, scanId));
  if (!scan) return null;
  const stored = new Map((await pagesOf(db, scanId)).map((page) => [page.url, page]));
  const header = scan.siteFacts === null ? legacyFacts(scan) : parseHeader(scan.siteFacts);
  if (header === null) return null;
  const pages = header.pages.map((page) => stored.get(page.url) ?? page);
  if (pages.some(({ outcome, facts }) => outcome === 'read' && facts === null)) return null;
  const { analysisVersion: analysis, knowledgeVersion: knowledge } = scan;
  return {
    facts: { ...header, favicon: iconOf(scan), pages },
    versions: analysis === null || knowledge === null ? null : { analysis, knowledge },
  };
}

/** Skips pages in an older release's format; they are read again. */
export async function pagesOf(db: Drizzle, scanId: number): Promise<CrawledPage[]> {
  const rows = await db
    .select({ page: scanPages.page })
    .from(scanPages)
    .where(eq(scanPages.scanId, scanId))
    .orderBy(asc(scanPages.position));
  return rows.flatMap(({ page }) => {
    const parsed = crawledPageSchema.safeParse(page);
    return parsed.success ? [parsed.data] : [];
  });
}

function parseHeader(saved: unknown): SiteFacts | null {
  try {
    return fromSavedFacts(saved);
  } catch {
    return null;
  }
}
