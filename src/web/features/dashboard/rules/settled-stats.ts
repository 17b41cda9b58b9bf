import type { AuditStatus } from '#shared/schemas/audit.ts';
import type { Stats } from '#shared/schemas/stats.ts';

export type ShownStats = { [Name in keyof Stats]: Stats[Name] | null };

/**
 * Unless the audit has completed, a count of 0 means unknown and becomes null. Only a failed audit's page count is
 * real even if it is 0.
 */
export function settledStats(stats: Stats | null, status: AuditStatus): ShownStats | null {
  if (stats === null || status === 'completed') return stats;
  const found = (count: number) => (count === 0 ? null : count);
  return {
    ...stats,
    pagesScanned: status === 'failed' ? stats.pagesScanned : found(stats.pagesScanned),
    workflowsIdentified: found(stats.workflowsIdentified),
    tasksIdentified: found(stats.tasksIdentified),
    automateCount: found(stats.automateCount),
    optimizeCount: found(stats.optimizeCount),
    enhanceCount: found(stats.enhanceCount),
    judgmentTasksCount: found(stats.judgmentTasksCount),
    noJudgmentTasksCount: found(stats.noJudgmentTasksCount),
  };
}
