import type { IndustrySource } from './industry-definition.ts';
import type { WorkflowSource } from './workflow-definition.ts';

/** Gives an author's workflow its type; it is checked when the registry is loaded. */
export function defineWorkflow(workflow: WorkflowSource): WorkflowSource {
  return workflow;
}

/** Gives an author's industry its type; it is checked when the registry is loaded. */
export function defineIndustry(industry: IndustrySource): IndustrySource {
  return industry;
}
