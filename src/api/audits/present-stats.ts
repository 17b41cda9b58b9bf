import type { Stats } from '#shared/schemas/stats.ts';
import type { TaskCounts } from '#shared/stats/count-tasks.ts';
import type { AuditRecord } from '#storage/audit-record.ts';

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

function overallProgressOf(record: AuditRecord): number {
  return record.status === 'completed' ? 100 : (record.progress?.progress ?? 0);
}
