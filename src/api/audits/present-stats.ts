import type { Stats } from '#shared/schemas/stats.ts';
import type { TaskCounts } from '#shared/stats/count-tasks.ts';
import type { AuditRecord } from '#storage/audit-record.ts';

/** An audit's stats: counts from its rows, the rest from its scan. */
export function presentStats(
  record: AuditRecord,
  counts: TaskCounts & { workflowsIdentified: number },
): Stats {
  return {
    ...counts,
    pagesScanned: record.pagesScanned,
    scanQuality: record.scanQuality,
    scanQualityParts: record.scanQualityParts,
    overallProgress: overallProgressOf(record),
  };
}

/** 0 to 100: 100 when completed, else the scan's progress. */
function overallProgressOf(record: AuditRecord): number {
  return record.status === 'completed' ? 100 : (record.progress?.progress ?? 0);
}
