import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Candidate } from '../../decide/verdict.ts';

/** Where the site presents an offering. Each kind of place counts once. */
export type OfferingSource = 'page' | 'list' | 'sentence' | 'structured-data' | 'title';

/** A service, product, or program that the site presents, in its own words. */
export interface OfferingCandidate extends Candidate {
  name: string;
  sources: Set<OfferingSource>;
  /** The blocks that present the offering; `to` is exclusive. */
  spans: { page: number; from: number; to: number }[];
  /** Best first. */
  evidence: Evidence[];
  /** True if a sentence in running text, usually in the organization's own voice, names the offering. */
  isSaid: boolean;
  /** Lists that contain the offering. Entries of one list are different offerings. */
  lists: Set<string>;
  /** True if only the offering's neighbors in a list show that it is one. */
  byNeighbors: boolean;
  /** True if the name is in a language other than English. */
  isForeign: boolean;
  /**
   * Probability that this is an offering, according to our model, from 0 to 1; null if the model didn't judge
   * the name.
   */
  likelihood: number | null;
  /** The workflow that delivers the offering; null if the catalog has none. */
  deliverer: WorkflowDefinition | null;
}

/**
 * Maximum number of names considered, because each is compared with every other. The largest of about a
 * hundred sites has 26.
 */
export const maxOfferingCandidates = 200;
