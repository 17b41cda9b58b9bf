import type { Framework } from '#shared/schemas/framework.ts';
import type { Stats } from '#shared/schemas/stats.ts';

/** The counts of tasks by framework, null where there are no stats yet. */
export function frameworkCountsOf(
  stats: Pick<Stats, 'automateCount' | 'optimizeCount' | 'enhanceCount'> | null,
): Record<Framework, number | null> {
  return {
    Automate: stats?.automateCount ?? null,
    Optimize: stats?.optimizeCount ?? null,
    Enhance: stats?.enhanceCount ?? null,
  };
}
