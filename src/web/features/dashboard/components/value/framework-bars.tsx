import { type Framework, frameworks } from '#shared/schemas/framework.ts';
import type { Stats } from '#shared/schemas/stats.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';
import { formatEstimate, formatPlural } from '#shared/text/figures.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { hoursSavedOf } from '../../rules/explain-value.ts';

import { frameworkCountsOf } from '../../rules/framework-counts.ts';

interface FrameworkBarsProps {
  stats: Stats;
  value: ValueSummary | null;
  calculating: boolean;
}

export function FrameworkBars({ stats, value, calculating }: FrameworkBarsProps) {
  const counts = frameworkCountsOf(stats);
  const hours = value === null ? null : hoursSavedOf(value);
  const most = hours === null ? 0 : Math.max(...Object.values(hours));
  return (
    <ul aria-label="Hours saved by framework" className="grid content-start gap-3.5">
      {frameworks.map((framework) => (
        <li key={framework}>
          <div className="flex items-center justify-between gap-3 text-sm">
            <span className="flex items-center">
              <FrameworkMark framework={framework} />
              <span className="figures ml-2.5 text-ink-secondary">
                {formatPlural(counts[framework] ?? 0, 'task')}
              </span>
            </span>
            <span className="figures text-ink-secondary">
              {hours !== null
                ? `${formatEstimate(hours[framework])} h saved a month`
                : // Empty while calculating, because replacing a dash with the figure would shift the layout.
                  !calculating && '–'}
            </span>
          </div>
          <div className="mt-1.5 h-2 rounded-full bg-neutral-soft">
            <div
              className={classNames('h-full rounded-full transition-[width] duration-200', fills[framework])}
              style={{ width: `${hours === null || most === 0 ? 0 : (hours[framework] / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

const fills: Record<Framework, string> = {
  Automate: 'bg-automate',
  Optimize: 'bg-optimize',
  Enhance: 'bg-enhance',
};
