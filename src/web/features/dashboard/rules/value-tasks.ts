import type { ValueTask } from '#shared/value/task-figures.ts';
import type { TaskRow } from './rows.ts';

export function valueTasksOf(tasks: readonly TaskRow[]): ValueTask[] {
  return tasks.flatMap((task) => {
    const { serviceValue, replicabilityDifficulty, timeInvestment } = task;
    if (serviceValue === null || replicabilityDifficulty === null || timeInvestment === null) return [];
    return [
      {
        id: task.id,
        workflow: task.workflow,
        requiresJudgment: task.requiresJudgment,
        assignedRole: task.assignedRole,
        serviceValue,
        replicabilityDifficulty,
        timeInvestment,
        hoursShare: task.hoursShare,
      },
    ];
  });
}
