import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

export function typicalWorkflow(
  definition: WorkflowDefinition,
  importance: Pick<IdentifiedWorkflow, 'isCore' | 'deliveryWeight'>,
): IdentifiedWorkflow {
  return {
    definition,
    name: definition.name,
    basis: 'typical',
    performedBy: 'own',
    evidence: [],
    tasks: definition.tasks.map((task) => ({ definition: task, basis: 'typical', evidence: [] })),
    strength: 0,
    ...importance,
  };
}
