import { manualTypeFor } from '#shared/manual-entry/manual-type-for.ts';
import { toTaskTable } from '#shared/manual-entry/task-table.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { basisLabels } from '#web/components/ui/basis-mark.tsx';

export function writeTaskList(workflows: readonly Workflow[], tasks: readonly Task[]): string {
  const byName = new Map(workflows.map((workflow) => [workflow.name, workflow]));
  const rows = tasks.map((task) => {
    const workflow = byName.get(task.workflow);
    return {
      name: task.name,
      workflow: task.workflow,
      department: workflow?.department ?? null,
      workflowType: workflow ? (workflow.typedType ?? manualTypeFor(workflow)) : null,
      description: task.description,
      requiresJudgment: task.requiresJudgment,
      serviceValue: task.serviceValue,
      replicabilityDifficulty: task.replicabilityDifficulty,
      timeInvestment: task.timeInvestment,
    };
  });
  return toTaskTable(rows, {
    Framework: tasks.map(({ framework }) => framework),
    'Assigned role': tasks.map(({ assignedRole }) => assignedRole),
    Basis: tasks.map(({ basis }) => basisLabels[basis]),
  });
}
