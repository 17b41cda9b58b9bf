import { AppError } from '#app/errors.ts';
import { findWorkflow as findDefinition } from '#catalogue/knowledge/find-workflow.ts';
import { chooseRole } from '#diagnosis/manual-entry/choose-role.ts';
import type { TaskRow, WorkflowRow } from '#storage/audit-record.ts';
import type { EditTarget } from './edit-target.ts';
import { findStoredWorkflow } from './edit-workflows.ts';

export function assignRoles({ audits, auditId, seen }: EditTarget, workflowId: number): Promise<number> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    const workflow = await findStoredWorkflow(rows, workflowId);
    const tasks = await rows.listTasks({ workflowId });
    if (tasks.length === 0) throw new AppError('no-tasks');
    const without = tasks.filter((task) => task.assignedRole === null);
    if (without.length === 0) return 0;
    await rows.assignRoles(
      workflowId,
      without.map((task) => ({ id: task.id, assignedRole: roleFor(task, workflow) })),
    );
    return without.length;
  });
}

function roleFor(task: TaskRow, workflow: WorkflowRow): string {
  const definition = workflow.definitionId === null ? undefined : findDefinition(workflow.definitionId);
  const known = definition?.tasks.find(({ name }) => name === task.name);
  return known?.role ?? chooseRole({ task, workflow });
}
