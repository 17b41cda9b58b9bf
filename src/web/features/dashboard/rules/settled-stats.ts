import type { Stats } from '#shared/schemas/stats.ts';

/** The counts as a reader may take them: what is only known at the end is null while the audit is being made. */
export type ShownStats = { [Name in keyof Stats]: Stats[Name] | null };

/** While an audit is being made, a count of 0 says nothing yet; what has been found so far stands. */
export function settledStats(stats: Stats | null, running: boolean): ShownStats | null {
  if (stats === null || !running) return stats;
  const found = (count: number) => (count === 0 ? null : count);
  return {
    ...stats,
    pagesScanned: found(stats.pagesScanned),
    workflowsIdentified: found(stats.workflowsIdentified),
    tasksIdentified: found(stats.tasksIdentified),
    automateCount: found(stats.automateCount),
    optimizeCount: found(stats.optimizeCount),
    enhanceCount: found(stats.enhanceCount),
    judgmentTasksCount: found(stats.judgmentTasksCount),
    noJudgmentTasksCount: found(stats.noJudgmentTasksCount),
  };
}
