import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';

export interface IdentifiedTask {
  definition: TaskDefinition;
  basis: Basis;
  evidence: Evidence[];
}

/** A workflow as found on a site, before its tasks are rated. */
export interface IdentifiedWorkflow {
  definition: WorkflowDefinition;
  name: string;
  basis: Basis;
  performedBy: PerformedBy;
  evidence: Evidence[];
  tasks: IdentifiedTask[];
  /** What spoke for it, added up; 0 for a typical one. */
  strength: number;
  /** Share of the definition's hours that is this workflow's, where one definition gave several. */
  hoursShare: number;
}
