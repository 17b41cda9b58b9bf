import { type Basis, bases } from '#shared/schemas/evidence.ts';
import type { ValueSummary } from '#shared/schemas/value.ts';
import type { TaskRow } from './rows.ts';

/** `savingsUsdPerMonth` is the likely figure, unrounded. */
export interface BasisPart {
  basis: Basis;
  tasks: number;
  savingsUsdPerMonth: number;
}

export function splitByBasis(value: ValueSummary, tasks: readonly TaskRow[]): BasisPart[] {
  const basisOf = new Map(tasks.map((task) => [task.id, task.basis]));
  return bases.flatMap((basis) => {
    const lines = value.lines.filter((line) => basisOf.get(line.taskId) === basis);
    if (lines.length === 0) return [];
    const savingsUsdPerMonth = lines.reduce((sum, line) => sum + line.savingsUsdPerMonth.likely, 0);
    return [{ basis, tasks: lines.length, savingsUsdPerMonth }];
  });
}
