import { formatPlural } from '#shared/text/figures.ts';
import type { WorkflowRow } from './rows.ts';

/**
 * Says why the list of workflows is shorter than `all`, which also counts what the company's product does. Null if the
 * product does none, or while a scan runs and the two don't agree.
 */
export function describeProductWork(
  all: number | null | undefined,
  workflows: readonly Pick<WorkflowRow, 'performedBy'>[],
): string | null {
  const product = workflows.filter(({ performedBy }) => performedBy === 'product').length;
  const own = workflows.length - product;
  if (product === 0 || all !== workflows.length) return null;
  return own === 0
    ? `The company's product does ${all === 1 ? 'this workflow' : `these ${all} workflows`} for its customers.`
    : `Of the ${formatPlural(all, 'workflow')}, ${own} ${own === 1 ? 'is' : 'are'} the company's own, and its product does ${product} for customers.`;
}
