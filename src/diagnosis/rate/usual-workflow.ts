import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { typicalWorkflow } from '../compose/typical-workflow.ts';
import type { DiagnosedWorkflow } from '../diagnosis-types.ts';
import { rateWorkflow } from './rate-workflow.ts';

/** Hours are for one person. */
export function usualWorkflow(definitionId: string): DiagnosedWorkflow | null {
  const definition = findWorkflow(definitionId);
  return definition
    ? rateWorkflow(typicalWorkflow(definition, { isCore: false, deliveryWeight: 1 }), null)
    : null;
}
