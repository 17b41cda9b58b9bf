import type { TaskRow } from './rows.ts';

/** Tasks by the name of their workflow, in their own order. */
export function groupTasks(tasks: readonly TaskRow[]): ReadonlyMap<string, TaskRow[]> {
  const groups = new Map<string, TaskRow[]>();
  for (const task of tasks) {
    const group = groups.get(task.workflow);
    if (group) group.push(task);
    else groups.set(task.workflow, [task]);
  }
  return groups;
}

/** How many tasks a workflow has: those grouped under its name, else what it says of itself. */
export function taskCountOf(
  workflow: { name: string; taskCount: number },
  groups: ReadonlyMap<string, TaskRow[]>,
): number {
  return groups.get(workflow.name)?.length ?? workflow.taskCount;
}
