import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Candidate } from '../../decide/verdict.ts';

/** Where the site presents an offering. Each place counts once, however often it is repeated. */
export type OfferingSource = 'page' | 'list' | 'sentence' | 'structured-data' | 'title';

/** A service, product or program that the site presents, in its own words. */
export interface OfferingCandidate extends Candidate {
  name: string;
  sources: Set<OfferingSource>;
  /** Blocks that present it, `to` excluded. */
  spans: { page: number; from: number; to: number }[];
  /** Quotes that show it, the best first. */
  evidence: Evidence[];
  /** Whether a sentence in the organization's own voice says that it is offered. */
  isSaid: boolean;
  /** Lists in which it is an entry; what one list names side by side is not the same. */
  lists: Set<string>;
  /** Whether only its neighbors in a list show that it is an offering. */
  byNeighbors: boolean;
  /** Whether its name is in another language than English. */
  isForeign: boolean;
  /** The workflow that delivers an offering of this name here; null when the catalogue knows none. */
  deliverer: WorkflowDefinition | null;
}

/** Names followed up at most: the largest of some hundred sites has 26, and each is compared with every other. */
export const maxOfferingCandidates = 200;
