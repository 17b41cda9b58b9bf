import type { TaskRow } from './rows.ts';

export function groupTasks(tasks: readonly TaskRow[]): ReadonlyMap<string, TaskRow[]> {
  const groups = new Map<string, TaskRow[]>();
  for (const task of tasks) {
    const group = groups.get(task.workflow);
    if (group) group.push(task);
    else groups.set(task.workflow, [task]);
  }
  return groups;
}

export function taskCountOf(
  workflow: { name: string; taskCount: number },
  groups: ReadonlyMap<string, TaskRow[]>,
): number {
  return groups.get(workflow.name)?.length ?? workflow.taskCount;
}
