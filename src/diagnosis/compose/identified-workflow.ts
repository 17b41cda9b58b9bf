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
  strength: number;
  isCore: boolean;
  deliveryWeight: number;
  /** Place among the delivery work that a second reader named, from 0; null for other work and without a reader. */
  readPlace: number | null;
}

export interface IdentifiedOffering {
  name: string;
  evidence: Evidence[];
  /** Definition id of the delivering workflow; null if none clearly delivers the offering. */
  deliveredBy: string | null;
}
