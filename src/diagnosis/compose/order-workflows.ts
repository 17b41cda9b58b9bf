import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

const functionOrder: Readonly<Record<WorkflowFunction, number>> = {
  deliver: 0,
  win: 1,
  serve: 2,
  paid: 3,
  run: 4,
};
const basisOrder = { observed: 0, inferred: 1, typical: 2, told: 3 } as const;

/** `isMain` tells the work that the line of business is named after, which comes first. */
export function orderWorkflows(
  workflows: readonly IdentifiedWorkflow[],
  isMain: (workflow: IdentifiedWorkflow) => boolean,
): IdentifiedWorkflow[] {
  return workflows.toSorted(
    (a, b) =>
      Number(a.performedBy === 'product') - Number(b.performedBy === 'product') ||
      functionOrder[a.definition.function] - functionOrder[b.definition.function] ||
      Number(isMain(b)) - Number(isMain(a)) ||
      basisOrder[a.basis] - basisOrder[b.basis] ||
      coreDelivery(b) - coreDelivery(a) ||
      b.strength - a.strength,
  );
}

function coreDelivery({ definition, isCore }: IdentifiedWorkflow): number {
  return Number(isCore && definition.function === 'deliver');
}
