import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

/** Core delivery first, then winning, serving, and billing customers, then running the organization. */
const functionOrder: Readonly<Record<WorkflowFunction, number>> = {
  deliver: 0,
  win: 1,
  serve: 2,
  paid: 3,
  run: 4,
};
const basisOrder = { observed: 0, inferred: 1, typical: 2, told: 3 } as const;

/**
 * By function, then basis, then strength of the evidence. Work done by the organization's product comes last.
 */
export function orderWorkflows(workflows: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  return workflows.toSorted(
    (a, b) =>
      Number(a.performedBy === 'product') - Number(b.performedBy === 'product') ||
      functionOrder[a.definition.function] - functionOrder[b.definition.function] ||
      basisOrder[a.basis] - basisOrder[b.basis] ||
      b.strength - a.strength,
  );
}
