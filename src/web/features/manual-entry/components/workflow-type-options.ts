import { manualWorkflowTypes } from '#shared/schemas/manual-entry.ts';

/** Type labels: "customer-facing" becomes "Customer-facing". */
export const workflowTypeOptions = manualWorkflowTypes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
