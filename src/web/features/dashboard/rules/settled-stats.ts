import type { AuditStatus } from '#shared/schemas/audit.ts';
import type { Stats } from '#shared/schemas/stats.ts';

/** The counts as a reader may take them: what is not known, or not yet, is null. */
export type ShownStats = { [Name in keyof Stats]: Stats[Name] | null };

/**
 * While an audit is being made, a count of 0 says nothing yet, and where it failed nothing was ever counted but
 * its pages; what has been found so far stands.
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
