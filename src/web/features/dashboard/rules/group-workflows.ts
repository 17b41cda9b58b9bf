import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import type { WorkflowRow } from './rows.ts';

export interface WorkflowGroup {
  /** Null if no workflow has a function. There is then only one group, without a heading. */
  title: string | null;
  workflows: WorkflowRow[];
}

const titles: readonly [WorkflowFunction | null, string][] = [
  ['deliver', 'Deliver to customers'],
  ['win', 'Win customers'],
  ['serve', 'Serve customers'],
  ['paid', 'Get paid'],
  ['run', 'Run the organization'],
  [null, 'Other work'],
];

export function groupWorkflows(
  given: readonly WorkflowRow[],
  worthOf: (name: string) => number = () => 0,
): WorkflowGroup[] {
  const workflows = [...given].sort((a, b) => worthOf(b.name) - worthOf(a.name));
  if (workflows.every((workflow) => workflow.function === null)) {
    return workflows.length === 0 ? [] : [{ title: null, workflows }];
  }
  return titles.flatMap(([key, title]) => {
    const own = workflows.filter((workflow) => workflow.function === key);
    return own.length === 0 ? [] : [{ title, workflows: own }];
  });
}

export function firstOfGroups(groups: readonly WorkflowGroup[], count: number): WorkflowGroup[] {
  let left = count;
  return groups.flatMap(({ title, workflows }) => {
    const shown = workflows.slice(0, left);
    left -= shown.length;
    return shown.length === 0 ? [] : [{ title, workflows: shown }];
  });
}
