import type { ValueSummary } from '#shared/schemas/value.ts';
import { formatShare } from '#shared/text/figures.ts';
import { formatExactHours } from '../../rules/figures.ts';

export function CapNote({ cap }: Pick<ValueSummary, 'cap'>) {
  if (!cap.applied || cap.limitHoursPerWeek === null) return null;
  return (
    <p className="mt-4 text-sm text-ink-secondary">
      The tasks add up to {formatExactHours(cap.hoursPerWeekBefore)} hours a week, more than a team of this
      size can work ({formatExactHours(cap.limitHoursPerWeek)}). We scaled all hours down to{' '}
      {formatShare(cap.scale)} in the value, the modules, and the plan. The tables of workflows and tasks show
      them unchanged.
    </p>
  );
}
