import { type TaskRow, taskRowSchema } from './rows.ts';

/** If several tasks share a workflow and a name, we keep one, at the position of the first. */
export function cleanTasks(input: unknown): TaskRow[] {
  if (!Array.isArray(input)) return [];
  const byKey = new Map<string, TaskRow>();
  for (const item of input) {
    const parsed = taskRowSchema.safeParse(item);
    if (!parsed.success) continue;
    const name = parsed.data.name?.trim() ?? '';
    const workflow = parsed.data.workflow?.trim() ?? '';
    const key = JSON.stringify([workflow || 'UnknownWorkflow', name || 'UnnamedTask']);
    const task = {
      ...parsed.data,
      name: name || 'Unnamed task',
      workflow: workflow || 'Unknown Workflow',
    };
    const kept = byKey.get(key);
    if (kept === undefined || isPreferred(task, kept)) byKey.set(key, task);
  }
  return [...byKey.values()];
}

function isPreferred(candidate: TaskRow, kept: TaskRow): boolean {
  const hasRole = candidate.assignedRole !== null;
  const keptHasRole = kept.assignedRole !== null;
  return hasRole === keptHasRole ? candidate.id < kept.id : hasRole;
}
