import type { Framework } from '#shared/schemas/framework.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { frameworkSlices } from '../framework-slices.ts';

export function FrameworkPie({ stats }: { stats: Stats }) {
  const slices = frameworkSlices(stats);
  if (slices.length === 0) return null;
  const spoken = slices
    .map((slice) => `${slice.framework} ${slice.percent}%, ${formatCountOf(slice.count, 'task')}`)
    .join('; ');
  return (
    <svg
      viewBox="-190 -124 380 248"
      role="img"
      aria-label={`Tasks by framework: ${spoken}`}
      className="mx-auto w-full max-w-narrow"
    >
      {slices.map((slice) => (
        <path
          key={slice.framework}
          d={slice.path}
          className={`${fills[slice.framework]} stroke-paper`}
          strokeWidth={slices.length > 1 ? 2 : 0}
          data-framework={slice.framework}
        />
      ))}
      {slices.map((slice) => (
        <text
          key={slice.framework}
          x={slice.label.x}
          y={slice.label.y}
          textAnchor={slice.label.anchor}
          dominantBaseline="middle"
          className={`${texts[slice.framework]} text-[14px] font-strong`}
        >
          {slice.framework} {slice.percent}%
        </text>
      ))}
    </svg>
  );
}

const fills: Record<Framework, string> = {
  Automate: 'fill-automate',
  Optimize: 'fill-optimize',
  Enhance: 'fill-enhance',
};

const texts: Record<Framework, string> = {
  Automate: 'fill-automate-text',
  Optimize: 'fill-optimize-text',
  Enhance: 'fill-enhance-text',
};
