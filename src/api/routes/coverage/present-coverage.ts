import type { Coverage, CoveragePage, PageOutcome } from '#shared/schemas/coverage.ts';
import type { AuditRecord } from '#storage/audit-record.ts';

/** The coverage of an audit whose scan has not ended, or that has none: the pages so far, and why there are no more. */
export function presentPartialCoverage(record: AuditRecord, pages: CoveragePage[]): Coverage {
  const count = (outcome: PageOutcome) => pages.filter((page) => page.outcome === outcome).length;
  return {
    found: pages.length,
    read: count('read'),
    skippedByRobots: count('skipped-by-robots'),
    failed: count('failed'),
    rendered: 0,
    duplicates: count('duplicate'),
    setAside: count('set-aside'),
    language: null,
    note: noteOf(record),
    pages,
  };
}

function noteOf(record: AuditRecord): string {
  if (record.kind === 'manual')
    return 'This diagnosis was made from what was entered by hand. No website was read.';
  if (record.failure) return record.failure.message;
  return record.status === 'pending' ? 'The scan has not started yet.' : 'The website is still being read.';
}
