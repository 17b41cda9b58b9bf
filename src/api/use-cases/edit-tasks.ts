import { AppError } from '#app/errors.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { formatCount } from '#shared/text/figures.ts';
import type { AuditEditor, TaskRow } from '#storage/audit-record.ts';
import type { NewTaskBody, TaskChangeBody } from '../routes/tasks/task-bodies.ts';
import type { EditTarget } from './edit-target.ts';
import { storedWorkflowId, toNewTask, toTaskChange } from './to-task-change.ts';

export function addTask({ audits, auditId, seen }: EditTarget, body: NewTaskBody): Promise<TaskRow> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    const workflowId = storedWorkflowId(body, await rows.listWorkflows());
    if (workflowId === undefined) {
      throw new AppError('invalid-fields', { fields: { workflow: 'Associated workflow is required' } });
    }
    if ((await rows.countRows()).tasksIdentified >= manualEntryLimits.tasks) {
      throw new AppError('invalid-fields', {
        message: `A diagnosis can have at most ${formatCount(manualEntryLimits.tasks)} tasks.`,
      });
    }
    return rows.createTask(workflowId, toNewTask(body));
  });
}

export function changeTask(
  { audits, auditId, seen }: EditTarget,
  taskId: number,
  body: TaskChangeBody,
): Promise<TaskRow> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    const before = await findTask(rows, taskId);
    const workflowId = storedWorkflowId(body, await rows.listWorkflows());
    return rows.updateTask(taskId, toTaskChange(body, before, workflowId));
  });
}

export function removeTask({ audits, auditId, seen }: EditTarget, taskId: number): Promise<TaskRow> {
  return audits.editAudit(auditId, { seen }, async (rows) => {
    const deleted = await findTask(rows, taskId);
    await rows.deleteTask(taskId);
    return deleted;
  });
}

async function findTask(rows: AuditEditor, taskId: number): Promise<TaskRow> {
  const [task] = await rows.listTasks({ taskId });
  if (!task) throw new AppError('task-not-found');
  return task;
}
