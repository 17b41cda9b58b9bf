import type { Framework } from '#shared/schemas/framework.ts';
import type { ShownStats } from './settled-stats.ts';

export function frameworkCountsOf(
  stats: Pick<ShownStats, 'automateCount' | 'optimizeCount' | 'enhanceCount'> | null,
): Record<Framework, number | null> {
  return {
    Automate: stats?.automateCount ?? null,
    Optimize: stats?.optimizeCount ?? null,
    Enhance: stats?.enhanceCount ?? null,
  };
}
