import type { Roadmap } from '../schemas/roadmap.ts';

type TaskForPeople = Roadmap['leaveWithPeople'][number];

export interface TaskOfReason extends Pick<TaskForPeople, 'id' | 'name' | 'framework' | 'hoursPerWeek'> {
  workflows: string[];
}

export interface ReasonGroup {
  reason: string;
  tasks: TaskOfReason[];
}

export function groupByReason(tasks: readonly TaskForPeople[]): ReasonGroup[] {
  const groups = Map.groupBy(tasks, ({ reason }) => reason);
  return [...groups].map(([reason, members]) => ({ reason, tasks: mergeSameNames(members) }));
}

function mergeSameNames(tasks: readonly TaskForPeople[]): TaskOfReason[] {
  const merged = new Map<string, TaskOfReason>();
  for (const { id, name, framework, workflow, hoursPerWeek } of tasks) {
    const key = `${framework} ${name}`;
    const one = merged.get(key) ?? { id, name, framework, hoursPerWeek: 0, workflows: [] };
    one.hoursPerWeek += hoursPerWeek;
    if (!one.workflows.includes(workflow)) one.workflows.push(workflow);
    merged.set(key, one);
  }
  return [...merged.values()];
}
