import type { TaskDefinition, WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Basis, Evidence } from '#shared/schemas/evidence.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';
import type { ReadTrial, TimeShare } from '../second-reader/model-reading.ts';

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
  /** How much time the work takes, according to a second reader, if there is one that said so. */
  timeShare?: TimeShare | null;
  /** Steps for which a second reader would first try AI, if there is one that was asked. */
  trials?: readonly ReadTrial[] | null;
}

export interface IdentifiedOffering {
  name: string;
  evidence: Evidence[];
  /** Definition id of the delivering workflow; null if none clearly delivers the offering. */
  deliveredBy: string | null;
}
