import { type Framework, frameworks } from '#shared/schemas/framework.ts';
import { formatCount } from '#shared/text/figures.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { frameworkMeanings } from '../../messages.ts';
import { countRows } from '../../rules/compare-stats.ts';

import { frameworkCountsOf } from '../../rules/framework-counts.ts';
import type { TaskRow } from '../../rules/rows.ts';

interface FrameworkCardsProps {
  tasks: readonly TaskRow[];
  chosen: Framework | null;
  onChoose: (framework: Framework | null) => void;
}

export function FrameworkCards({ tasks, chosen, onChoose }: FrameworkCardsProps) {
  const counts = frameworkCountsOf(countRows(tasks));
  return (
    <ul aria-label="Tasks by framework" className="grid gap-3 sm:grid-cols-3">
      {frameworks.map((framework) => (
        <li key={framework} className="grid">
          <button
            type="button"
            aria-pressed={chosen === framework}
            onClick={() => onChoose(chosen === framework ? null : framework)}
            className={classNames(
              'flex flex-col justify-start rounded-md border px-4 py-2.5 text-left transition-colors duration-150',
              chosen === framework
                ? 'border-accent bg-accent-soft'
                : 'border-control bg-surface hover:bg-sunken',
            )}
          >
            <span className="flex items-baseline justify-between gap-3">
              <FrameworkMark framework={framework} />
              <span className="figures font-serif text-xl">{formatCount(counts[framework] ?? 0)}</span>
            </span>
            <span className="mt-0.5 block text-sm text-ink-secondary">
              {frameworkMeanings[framework].relation}. {frameworkMeanings[framework].meant}.
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
