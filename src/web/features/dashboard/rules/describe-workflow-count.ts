import { formatPlural } from '#shared/text/figures.ts';
import type { WorkflowRow } from './rows.ts';

type Performed = Pick<WorkflowRow, 'performedBy'>;

/** The list of workflows leaves out what the company's product does, but `all` counts it. */
export function describeWorkflowCount(all: number, workflows: readonly Performed[]): string {
  const count = formatPlural(all, 'workflow');
  const product = countProductWork(workflows);
  // While a scan runs, the stats may be ahead of the list.
  return product === 0 || all !== workflows.length
    ? count
    : `${count}: ${all - product} of the company's own, ${product} that its product does for customers`;
}

export function countProductWork(workflows: readonly Performed[]): number {
  return workflows.filter(({ performedBy }) => performedBy === 'product').length;
}
