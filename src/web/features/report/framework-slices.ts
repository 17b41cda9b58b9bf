import { arc, pie } from 'd3-shape';
import { type Framework, frameworks } from '#shared/schemas/framework.ts';
import type { Stats } from '#shared/schemas/stats.ts';

/** `percent` is rounded, and `path` is in SVG format. */
export interface FrameworkSlice {
  framework: Framework;
  count: number;
  percent: number;
  path: string;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

export const pieRadius = 84;
const labelRadius = 100;

export function frameworkSlices(
  stats: Pick<Stats, 'automateCount' | 'optimizeCount' | 'enhanceCount'>,
): FrameworkSlice[] {
  const counts: Record<Framework, number> = {
    Automate: stats.automateCount,
    Optimize: stats.optimizeCount,
    Enhance: stats.enhanceCount,
  };
  const present = frameworks.filter((framework) => counts[framework] > 0);
  const total = present.reduce((sum, framework) => sum + counts[framework], 0);
  const draw = arc<{ startAngle: number; endAngle: number }>().innerRadius(0).outerRadius(pieRadius);
  const angles = pie<Framework>()
    .value((framework) => counts[framework])
    .sort(null)(present);
  return angles.map((angle) => {
    const middle = (angle.startAngle + angle.endAngle) / 2;
    const x = Math.sin(middle) * labelRadius;
    return {
      framework: angle.data,
      count: counts[angle.data],
      percent: Math.round((counts[angle.data] / total) * 100),
      path: draw(angle) ?? '',
      label: {
        x,
        y: -Math.cos(middle) * labelRadius,
        anchor: Math.abs(x) < labelRadius * 0.3 ? 'middle' : x > 0 ? 'start' : 'end',
      },
    };
  });
}
