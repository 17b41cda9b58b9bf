import type { ServedTask } from '#shared/schemas/module.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { TaskFigure } from '#shared/value/task-figures.ts';

export function toServedTask(task: Task, figures: ReadonlyMap<number, TaskFigure>): ServedTask {
  return {
    id: task.id,
    name: task.name,
    workflow: task.workflow,
    framework: task.framework,
    hoursPerWeek: hoursOf(task, figures),
  };
}

/** Hours per week to two decimals; the whole team's if there is a company model. */
export function hoursOf({ id }: Pick<Task, 'id'>, figures: ReadonlyMap<number, TaskFigure>): number {
  return Math.round((figures.get(id)?.hoursPerWeek ?? 0) * 100) / 100;
}
