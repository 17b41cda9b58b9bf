import type { ValueSummary } from '#shared/schemas/value.ts';
import { formatEstimatedUsd, formatPlural } from '#shared/text/figures.ts';
import { BasisMark } from '#web/components/ui/basis-mark.tsx';

import type { TaskRow } from '../../rules/rows.ts';
import { splitByBasis } from '../../rules/split-by-basis.ts';

export function BasisSplit({ value, tasks }: { value: ValueSummary; tasks: readonly TaskRow[] }) {
  const parts = splitByBasis(value, tasks);
  if (parts.length === 0) return null;
  return (
    <div className="mt-4 border-t border-rule pt-3 text-sm">
      <h3 className="font-sans text-sm font-strong">Evidence for the tasks behind the value</h3>
      <ul aria-label="Value by type of evidence" className="mt-1.5 grid gap-1">
        {parts.map((part) => (
          <li key={part.basis} className="flex items-baseline justify-between gap-x-3">
            <span>
              <BasisMark basis={part.basis} className="text-sm text-ink" />
              <span className="figures ml-2.5 whitespace-nowrap text-ink-secondary">
                {formatPlural(part.tasks, 'task')}
              </span>
            </span>
            <span className="figures shrink-0 text-ink-secondary">
              {formatEstimatedUsd(part.savingsUsdPerMonth)} a month
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
