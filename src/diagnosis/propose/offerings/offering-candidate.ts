import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Candidate } from '../../decide/verdict.ts';

export type OfferingSource = 'page' | 'list' | 'sentence' | 'structured-data' | 'title';

export interface OfferingCandidate extends Candidate {
  name: string;
  sources: Set<OfferingSource>;
  /** `to` is exclusive. */
  spans: { page: number; from: number; to: number }[];
  evidence: Evidence[];
  isSaid: boolean;
  /** Two entries of one list are different offerings unless their words are the same. */
  lists: Set<string>;
  /** True if only its neighbors in a list or menu suggest that this is an offering. */
  byNeighbors: boolean;
  isForeign: boolean;
  /** A language model named it, and confirmed from the quote that customers can get it. */
  isConfirmed: boolean;
  /** Probability that the name is an offering, from 0 to 1; null if the model didn't judge the name. */
  likelihood: number | null;
  deliverer: WorkflowDefinition | null;
}

/** Each name is compared with every other, so the number is limited. */
export const maxOfferingCandidates = 200;
