import type { Coverage, PageOutcome } from '#shared/schemas/coverage.ts';
import type { AuditRecord } from '#storage/audit-record.ts';
import type { LoadedAudit } from '../../audits/load-audit.ts';

/** The scan's coverage; while it runs, or if there is none, the pages so far and why there are no more. */
export function presentCoverage({ record, pages }: Pick<LoadedAudit, 'record' | 'pages'>): Coverage {
  if (record.coverage) return record.coverage;
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
    return "This diagnosis was made from a manual entry. We didn't read a website.";
  if (record.failure) return record.failure.message;
  return record.status === 'pending' ? 'The scan has not started yet.' : "We're still reading the website.";
}
