import type { Range } from '#shared/schemas/numbers.ts';
import type { Task } from '#shared/schemas/task.ts';
import { type FigurePart, sumFigures, type TaskFigure } from '#shared/value/task-figures.ts';
import { type Capabilities, countTraits, sharedTraits } from './capability-match.ts';

export interface ClaimedValue {
  hoursPerWeek: number;
  savedHoursPerMonth: Range;
  savingsUsdPerMonth: Range;
}

export type TaskOwners = Map<number, string>;

export function coverageOf(capabilities: Capabilities, task: Pick<Task, 'traits'>): number {
  return sharedTraits(capabilities, task).length / countTraits(task);
}

export function partsOf(
  capabilities: Capabilities,
  tasks: readonly Task[],
  figures: ReadonlyMap<number, TaskFigure>,
): FigurePart[] {
  return tasks.flatMap((task) => {
    const figure = figures.get(task.id);
    return figure ? [{ figure, share: coverageOf(capabilities, task) }] : [];
  });
}

export function claimValue(
  capabilities: Capabilities,
  tasks: readonly Task[],
  figures: ReadonlyMap<number, TaskFigure>,
): ClaimedValue {
  const parts = partsOf(capabilities, tasks, figures);
  return {
    hoursPerWeek: parts.reduce((sum, { figure, share }) => sum + share * figure.hoursPerWeek, 0),
    savedHoursPerMonth: sumFigures(parts, 'savedHoursPerMonth'),
    savingsUsdPerMonth: sumFigures(parts, 'savingsUsdPerMonth'),
  };
}

/**
 * `share` (0 to 1): the part of the hours covered by `capabilities` that `owners` credits to other modules.
 * `mostlyBy` is the id of the module with the largest part; null if none has a part.
 */
export function measureOverlap(
  capabilities: Capabilities,
  tasks: readonly Task[],
  owners: TaskOwners,
): { share: number; mostlyBy: string | null } {
  let all = 0;
  let taken = 0;
  const byModule = new Map<string, number>();
  for (const task of tasks) {
    const hours = task.timeInvestment * coverageOf(capabilities, task);
    all += hours;
    const owner = owners.get(task.id);
    if (owner === undefined) continue;
    taken += hours;
    byModule.set(owner, (byModule.get(owner) ?? 0) + hours);
  }
  const [first] = [...byModule].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { share: all > 0 ? taken / all : 0, mostlyBy: first?.[0] ?? null };
}
