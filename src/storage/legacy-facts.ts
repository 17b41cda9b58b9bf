import type { CrawledPage } from '#diagnosis/crawl/crawl-types.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { type CoveragePage, coverageSchema } from '#shared/schemas/coverage.ts';
import { failureSchema } from '#shared/schemas/failure.ts';
import type { scans } from './schema.ts';

type LegacyScan = Pick<
  typeof scans.$inferSelect,
  'website' | 'reachedUrl' | 'failure' | 'coverage' | 'completedAt'
>;

/**
 * Reconstructs the facts of a scan that has none stored. They come from its coverage and don't
 * include the pages' own facts. Null if the scan has no coverage or hasn't ended.
 */
export function legacyFacts(scan: LegacyScan): SiteFacts | null {
  const coverage = coverageSchema.nullable().parse(scan.coverage);
  if (coverage === null || scan.completedAt === null) return null;
  const readAt = scan.completedAt.toISOString();
  return {
    website: scan.website,
    readAt,
    reachedUrl: scan.reachedUrl,
    found: coverage.found,
    failure: failureSchema.nullable().parse(scan.failure),
    notes: crawlNotes(coverage.note),
    favicon: null,
    pages: coverage.pages.map((page, position) => pageWithoutFacts(page, position, readAt)),
  };
}

function pageWithoutFacts({ url, outcome, reason }: CoveragePage, position: number, at: string): CrawledPage {
  return {
    url,
    finalUrl: null,
    outcome,
    reason: reason ?? null,
    depth: 0,
    position,
    rendered: false,
    fetchedAt: at,
    etag: null,
    lastModified: null,
    facts: null,
  };
}

/**
 * Sentences that an earlier analysis wrote at the start of a note. The rest of the note is from the
 * crawl.
 */
const ownSentences =
  /^(?:The site is (?:not finished:|mostly in) .*?(?:by hand|from its text|that language yet)\. ?)?(?:(?:No page with content|The pages read describe no work) .*?by hand\. ?)?/;

function crawlNotes(note: string | null): string[] {
  const rest = (note ?? '').replace(ownSentences, '');
  return rest === '' ? [] : [rest];
}
