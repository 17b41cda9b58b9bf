import { manualWorkflowTypes } from '#shared/schemas/manual-entry.ts';

/** "customer-facing" is labeled "Customer-facing". */
export const workflowTypeOptions = manualWorkflowTypes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
