import type { ModuleDefinition } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { Capabilities } from './capability-match.ts';

interface Server {
  module: Pick<ModuleDefinition, 'id' | 'capabilities'>;
  servedTasks: readonly Task[];
}

/**
 * A task is reserved for modules that fit it at least this well, relative to the best fit. Our assumption.
 */
const closeToBest = 0.9;

/** Weight of a task's first trait, its main one, relative to each other trait. Our assumption. */
const mainTraitCounts = 2;

/** From 0 to 1. */
export function fitOf(capabilities: Capabilities, { traits }: Pick<Task, 'traits'>): number {
  const heaviest = Math.max(...capabilities.map(({ weight }) => weight));
  const counts = [...new Set(traits)].map((trait, index) => ({
    count: index === 0 ? mainTraitCounts : 1,
    weight: capabilities.find((one) => one.trait === trait)?.weight ?? 0,
  }));
  const fitting = counts.reduce((total, { count, weight }) => total + count * weight, 0);
  return fitting / heaviest / counts.reduce((total, { count }) => total + count, 0);
}

/** The returned test is also true for a task that no candidate serves. */
export function findBestModules(
  candidates: readonly Server[],
): (task: Task, module: Pick<ModuleDefinition, 'id'>) => boolean {
  const fits = new Map<number, Map<string, number>>();
  for (const { module, servedTasks } of candidates) {
    for (const task of servedTasks) {
      const ofTask = fits.get(task.id) ?? new Map<string, number>();
      fits.set(task.id, ofTask.set(module.id, fitOf(module.capabilities, task)));
    }
  }
  return (task, { id }) => {
    const ofTask = fits.get(task.id);
    return ofTask === undefined || (ofTask.get(id) ?? 0) >= closeToBest * Math.max(...ofTask.values());
  };
}
