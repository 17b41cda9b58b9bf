import type { Roadmap } from '#shared/schemas/roadmap.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';
import { toServedTask } from './served-task.ts';

/**
 * A difficulty factor (1 to 5) of at least this value is given as a reason to leave a task with people. Only
 * physical presence is enough on its own.
 */
export const strongFactor = 4;

const maxReasons = 2;

/** Most hours first. A machine may still prepare the work for people. */
export function findTasksForPeople(
  tasks: readonly Task[],
  figures: ReadonlyMap<number, TaskFigure>,
): Roadmap['leaveWithPeople'] {
  return tasks
    .filter((task) => task.framework === 'Enhance' || needsPresence(task))
    .map((task) => ({ ...toServedTask(task, figures), reason: describeReasons(task) }))
    .toSorted((a, b) => b.hoursPerWeek - a.hoursPerWeek || a.id - b.id);
}

function needsPresence(task: Task): boolean {
  if ((task.factors?.difficulty.physicalPresence ?? 0) >= strongFactor) return true;
  const bodily = task.traits.filter((trait) => trait === 'hands-on' || trait === 'care').length;
  return bodily * 2 > task.traits.length;
}

function describeReasons(task: Task): string {
  const difficulty = task.factors?.difficulty;
  const found: string[] = [];
  if (needsPresence(task)) found.push('Somebody has to be there to do it.');
  if ((difficulty?.humanContact ?? 0) >= strongFactor || task.traits.includes('care')) {
    found.push('It depends on trust between people.');
  }
  if ((difficulty?.errorCost ?? 0) >= strongFactor)
    found.push('A mistake would be costly, and somebody must answer for it.');
  if (task.requiresJudgment || (difficulty?.judgment ?? 0) >= strongFactor) {
    found.push('It takes case-by-case judgment.');
  }
  if ((difficulty?.dataScarcity ?? 0) >= strongFactor)
    found.push('There is little written down to work from.');
  if (found.length === 0) found.push('It is hard to replicate and part of what makes you different.');
  return found.slice(0, maxReasons).join(' ');
}
