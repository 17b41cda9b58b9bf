import type { Coverage, PageOutcome } from '#shared/schemas/coverage.ts';
import type { AuditRecord } from '#storage/audit-record.ts';
import type { LoadedAudit } from '../../audits/load-audit.ts';

export function presentCoverage({
  record,
  pages,
  findings,
}: Pick<LoadedAudit, 'record' | 'pages' | 'findings'>): Coverage {
  if (record.coverage) {
    const noneFit =
      record.status === 'completed' && findings.tasks.length > 0
        ? (['modules', 'partners'] as const).filter((name) => findings[name].length === 0)
        : [];
    return noneFit.length > 0 ? { ...record.coverage, noneFit } : record.coverage;
  }
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
