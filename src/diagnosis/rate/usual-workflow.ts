import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { typicalWorkflow } from '../compose/typical-workflow.ts';
import type { DiagnosedWorkflow } from '../diagnosis-types.ts';
import { rateWorkflow } from './rate-workflow.ts';

/**
 * A workflow from the knowledge with its usual tasks and the catalog's hours for one person, rated; null for an unknown
 * id.
 */
export function usualWorkflow(definitionId: string): DiagnosedWorkflow | null {
  const definition = loadKnowledge().workflows.find(({ id }) => id === definitionId);
  return definition ? rateWorkflow(typicalWorkflow(definition, false), null) : null;
}
