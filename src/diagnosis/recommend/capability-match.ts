import type { Basis } from '#shared/schemas/evidence.ts';
import type { Framework } from '#shared/schemas/framework.ts';
import type { Task, TaskTrait } from '#shared/schemas/task.ts';

/** Only tasks that have every `essential` trait are served. */
export type Capabilities = readonly { trait: TaskTrait; weight: number; essential?: boolean | undefined }[];

/** How well a module or partner serves the tasks of each framework, from 0 (not at all) to 1. */
export type FrameworkFit = Readonly<Record<Framework, number>>;

/** Weight of a task by its basis: a typical task may not exist at this company. Our assumption. */
export const evidenceWeight: Readonly<Record<Basis, number>> = {
  observed: 1,
  told: 1,
  inferred: 0.7,
  typical: 0.4,
};

/** A task is served only if at least this share of its traits are among the capabilities. Our assumption. */
export const minimumTaskCoverage = 1 / 2;

/**
 * A capability with at least this share of the largest weight is a leading one. A task is served only if it
 * needs a leading capability, so that nothing is recommended for its side capabilities. Our assumption.
 */
export const leadingShare = 0.6;

/**
 * Traits that only a person on site can provide. A task is served only if more of its traits are served than are
 * left to that person: a machine can't check a part that has to be held.
 */
const bodilyTraits: ReadonlySet<TaskTrait> = new Set(['hands-on', 'care']);

export interface CapabilityMatch {
  /** Share of the capabilities that the tasks need, 0 to 1. */
  share: number;
  /** Most hours first. */
  servedTasks: Task[];
}

/**
 * A task's hours are divided evenly among its traits; each trait's weighted hours D give the need D / (D +
 * halfNeedHours). The share is the mean of the needs, weighted by capability.
 */
export function matchCapabilities(
  capabilities: Capabilities,
  tasks: readonly Task[],
  fit: FrameworkFit,
  halfNeedHours: number,
): CapabilityMatch {
  const servedTasks = tasks.filter((task) => servesTask(capabilities, task, fit)).toSorted(byHoursThenId);
  const demand = new Map<TaskTrait, number>();
  for (const task of servedTasks) {
    const shared = sharedTraits(capabilities, task);
    const coverage = shared.length / countTraits(task);
    const weight = fit[task.framework] * evidenceWeight[task.basis] * coverage;
    for (const trait of shared) {
      demand.set(trait, (demand.get(trait) ?? 0) + weight * hoursOfTrait(task));
    }
  }
  let needed = 0;
  let whole = 0;
  for (const { trait, weight } of capabilities) {
    const hours = demand.get(trait) ?? 0;
    needed += weight * (hours / (hours + halfNeedHours));
    whole += weight;
  }
  return {
    share: needed / whole,
    servedTasks,
  };
}

export function sharedTraits(capabilities: Capabilities, task: Pick<Task, 'traits'>): TaskTrait[] {
  return [...new Set(task.traits)].filter((trait) => capabilities.some((one) => one.trait === trait));
}

export function countTraits(task: Pick<Task, 'traits'>): number {
  return new Set(task.traits).size;
}

export function byHoursThenId(
  a: Pick<Task, 'id' | 'timeInvestment'>,
  b: Pick<Task, 'id' | 'timeInvestment'>,
): number {
  return b.timeInvestment - a.timeInvestment || a.id - b.id;
}

function servesTask(capabilities: Capabilities, task: Task, fit: FrameworkFit): boolean {
  const shared = sharedTraits(capabilities, task);
  if (capabilities.some(({ trait, essential }) => essential && !shared.includes(trait))) return false;
  if (shared.length === 0 || task.timeInvestment <= 0 || fit[task.framework] <= 0) return false;
  const heaviest = Math.max(...capabilities.map(({ weight }) => weight));
  const asksForLead = capabilities.some(
    ({ trait, weight }) => weight >= leadingShare * heaviest && shared.includes(trait),
  );
  const bodily = new Set(task.traits.filter((trait) => bodilyTraits.has(trait) && !shared.includes(trait)));
  return (
    asksForLead && shared.length > bodily.size && shared.length / countTraits(task) >= minimumTaskCoverage
  );
}

function hoursOfTrait(task: Task): number {
  return task.timeInvestment / countTraits(task);
}
