import { type Range, rangePoints } from '#shared/schemas/numbers.ts';
import type { Task, TaskTrait } from '#shared/schemas/task.ts';
import type { ValueLine } from '#shared/schemas/value.ts';
import { type Capabilities, countTraits, sharedTraits } from './capability-match.ts';

/** Hours per week and what of them is saved per month, credited to one module. */
export interface ClaimedValue {
  hoursPerWeek: number;
  savedHoursPerMonth: Range;
  savingsUsdPerMonth: Range;
}

/** Who has claimed which part of which task: task id and trait -> module id. */
export type ClaimLedger = Map<string, string>;

/** What a module may be credited with, and the parts of tasks that this takes. */
export interface Claim {
  claimed: ClaimedValue;
  parts: string[];
}

/**
 * What a module would be credited with: the parts of its tasks that nobody has claimed before. A part is
 * one trait of one task and carries an even share of the task's line; since each part is claimed once
 * (`enterClaim`), no hour and no dollar is counted twice, however many modules overlap.
 */
export function claimValue(
  capabilities: Capabilities,
  servedTasks: readonly Task[],
  lines: ReadonlyMap<number, ValueLine>,
  ledger: ClaimLedger,
): Claim {
  const claimed = { hoursPerWeek: 0, savedHoursPerMonth: nothing(), savingsUsdPerMonth: nothing() };
  const parts: string[] = [];
  for (const task of servedTasks) {
    const free = sharedTraits(capabilities, task)
      .map((trait) => partKey(task, trait))
      .filter((part) => !ledger.has(part));
    parts.push(...free);
    const line = lines.get(task.id);
    if (line === undefined) continue;
    const share = free.length / countTraits(task);
    claimed.hoursPerWeek += share * line.hoursPerWeek;
    for (const point of rangePoints) {
      claimed.savedHoursPerMonth[point] += share * line.savedHoursPerMonth[point];
      claimed.savingsUsdPerMonth[point] += share * line.savingsUsdPerMonth[point];
    }
  }
  return { claimed, parts };
}

/** Enters a claim: from now on its parts are this module's. */
export function enterClaim(ledger: ClaimLedger, moduleId: string, { parts }: Claim): void {
  for (const part of parts) ledger.set(part, moduleId);
}

/** Hours per week of the served parts, those already claimed, and by whom most of them are. */
export function measureOverlap(
  capabilities: Capabilities,
  servedTasks: readonly Task[],
  ledger: ClaimLedger,
): { share: number; mostlyBy: string | null } {
  let all = 0;
  let taken = 0;
  const byModule = new Map<string, number>();
  for (const task of servedTasks) {
    const hours = task.timeInvestment / countTraits(task);
    for (const trait of sharedTraits(capabilities, task)) {
      all += hours;
      const owner = ledger.get(partKey(task, trait));
      if (owner === undefined) continue;
      taken += hours;
      byModule.set(owner, (byModule.get(owner) ?? 0) + hours);
    }
  }
  const [first] = [...byModule].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { share: all > 0 ? taken / all : 0, mostlyBy: first?.[0] ?? null };
}

function partKey(task: Pick<Task, 'id'>, trait: TaskTrait): string {
  return `${task.id} ${trait}`;
}

function nothing(): Range {
  return { low: 0, likely: 0, high: 0 };
}
