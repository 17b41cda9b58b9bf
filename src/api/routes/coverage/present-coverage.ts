import type { Coverage, PageOutcome } from '#shared/schemas/coverage.ts';
import type { AuditRecord } from '#storage/audit-record.ts';
import type { LoadedAudit } from '../../audits/load-audit.ts';

type CoverageInput = Pick<LoadedAudit, 'record' | 'pages' | 'findings'>;

export function presentCoverage(audit: CoverageInput): Coverage {
  const coverage = audit.record.coverage ?? coverageSoFar(audit);
  const emptyLists = emptyListsOf(audit);
  return emptyLists.length > 0 ? { ...coverage, emptyLists } : coverage;
}

function emptyListsOf({ record, findings }: CoverageInput): NonNullable<Coverage['emptyLists']> {
  // If the scan itself found nothing, the note explains it.
  const isFinal = record.status === 'completed' && (record.edited || findings.workflows.length > 0);
  if (!isFinal) return [];
  return (['workflows', 'tasks', 'modules', 'partners'] as const).filter(
    (name) => findings[name].length === 0,
  );
}

function coverageSoFar({ record, pages }: CoverageInput): Coverage {
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
    return "This diagnosis comes from a manual entry, so we didn't read a website.";
  if (record.failure) return record.failure.message;
  return record.status === 'pending' ? "The scan hasn't started yet." : "We're still reading the website.";
}
