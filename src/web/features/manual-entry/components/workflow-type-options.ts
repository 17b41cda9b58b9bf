import { manualWorkflowTypes } from '#shared/schemas/manual-entry.ts';
import { capitalize } from '#shared/text/capitalize.ts';

export const workflowTypeOptions = manualWorkflowTypes.map((value) => ({
  value,
  label: capitalize(value),
}));
