import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';

export interface IdentifiedTask {
  definition: TaskDefinition;
  basis: Basis;
  evidence: Evidence[];
}

export interface IdentifiedWorkflow {
  definition: WorkflowDefinition;
  name: string;
  basis: Basis;
  performedBy: PerformedBy;
  evidence: Evidence[];
  tasks: IdentifiedTask[];
  /** Combined strength of the signals; 0 for a typical workflow. */
  strength: number;
  /** True if an organization of this kind cannot do without the work. */
  isCore: boolean;
  /** How much of the organization's delivery the work usually is, relative to its other workflows. */
  deliveryWeight: number;
}

/** Something the organization offers, in the site's own words. */
export interface IdentifiedOffering {
  name: string;
  evidence: Evidence[];
  /** Definition id of the workflow that delivers it; null if that is unclear or no such workflow is shown. */
  deliveredBy: string | null;
}
