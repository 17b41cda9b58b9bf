import { frameworks } from '#shared/schemas/framework.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { frameworkMeanings } from '../../messages.ts';
import { countRows } from '../../rules/compare-stats.ts';
import { formatCount } from '../../rules/figures.ts';
import { frameworkCountsOf } from '../../rules/framework-counts.ts';
import type { TaskRow } from '../../rules/rows.ts';

/** How many tasks fall to each framework, and what each of them means. */
export function FrameworkCards({ tasks }: { tasks: readonly TaskRow[] }) {
  const counts = frameworkCountsOf(countRows(tasks));
  return (
    <ul aria-label="Tasks by framework" className="grid gap-3 sm:grid-cols-3">
      {frameworks.map((framework) => (
        <li key={framework} className="rounded-md border border-rule bg-surface px-4 py-3">
          <div className="flex items-baseline justify-between gap-3">
            <FrameworkMark framework={framework} />
            <span className="figures font-serif text-xl">{formatCount(counts[framework] ?? 0)}</span>
          </div>
          <p className="mt-1 text-sm text-ink-secondary">
            {frameworkMeanings[framework].relation}. {frameworkMeanings[framework].meant}.
          </p>
        </li>
      ))}
    </ul>
  );
}
