import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Candidate } from '../../decide/verdict.ts';

/** Where the site presents an offering. Each kind of place counts once, however often the offering appears there. */
export type OfferingSource = 'page' | 'list' | 'sentence' | 'structured-data' | 'title';

/** A service, product, or program that the site presents, in its own words. */
export interface OfferingCandidate extends Candidate {
  name: string;
  sources: Set<OfferingSource>;
  /** Blocks that present it, `to` excluded. */
  spans: { page: number; from: number; to: number }[];
  /** Its quotes, the best first. */
  evidence: Evidence[];
  /** True if an own-voice sentence says that it is offered. */
  isSaid: boolean;
  /** Lists that contain it; entries of one list are different offerings. */
  lists: Set<string>;
  /** True if only its neighbors in a list show that it is an offering. */
  byNeighbors: boolean;
  /** True if its name is in a language other than English. */
  isForeign: boolean;
  /** The workflow that delivers an offering of this name here; null if the catalog has none. */
  deliverer: WorkflowDefinition | null;
}

/**
 * Maximum number of names considered: the largest of about a hundred sites has 26, and each is compared with every
 * other.
 */
export const maxOfferingCandidates = 200;
