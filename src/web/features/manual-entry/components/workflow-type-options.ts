import { manualWorkflowTypes } from '#shared/schemas/manual-entry.ts';

/** The types read as words: "customer-facing" becomes "Customer-facing". */
export const workflowTypeOptions = manualWorkflowTypes.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
