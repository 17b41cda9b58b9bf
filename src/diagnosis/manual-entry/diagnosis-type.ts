import type { ManualWorkflowType } from '#shared/schemas/manual-entry.ts';
import type { WorkflowType } from '#shared/schemas/workflow.ts';

export const diagnosisTypeOf: Readonly<Record<ManualWorkflowType, WorkflowType>> = {
  administrative: 'Business',
  operational: 'Business',
  other: 'Business',
  'customer-facing': 'Communication',
  financial: 'Analysis',
  creative: 'Development',
  strategic: 'Strategy',
};
