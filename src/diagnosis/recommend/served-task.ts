import type { ServedTask } from '#shared/schemas/module.ts';
import type { Task } from '#shared/schemas/task.ts';

/** A task as it stands on a recommendation's card; hours per week per person. */
export function toServedTask(task: Task): ServedTask {
  return {
    id: task.id,
    name: task.name,
    workflow: task.workflow,
    framework: task.framework,
    hoursPerWeek: task.timeInvestment,
  };
}
