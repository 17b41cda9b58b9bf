import type { TaskDefinition } from '#catalogue/workflow-definition.ts';
import { sharesWork } from '../decide/shares-work.ts';
import type { ReadTrial } from './model-reading.ts';

type Tried = Pick<TaskDefinition, 'name' | 'traits' | 'hoursPerWeek'>;

/**
 * The tasks of one workflow that the model's trials mean, with their ranks. Work that the catalog covers may have kept
 * its own tasks; then a trial means the one that says the same, or else the largest one with which AI helps in the
 * same way.
 */
export function triedFirst<Task extends Tried>(
  tasks: readonly Task[],
  trials: readonly ReadTrial[],
): Map<Task, number> {
  const bySize = tasks.toSorted((a, b) => b.hoursPerWeek.high - a.hoursPerWeek.high);
  return new Map(
    trials.flatMap(({ step, help, rank }): [Task, number][] => {
      const helped = bySize.filter(({ traits }) => traits.includes(help));
      const task =
        helped.find(({ name }) => name === step) ??
        helped.find(({ name }) => sharesWork(name, step)) ??
        helped[0];
      return task ? [[task, rank]] : [];
    }),
  );
}
