import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Basis, EvidenceKind } from '#shared/schemas/evidence.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';
import type { Hit } from '../annotate/site-reading.ts';
import type { Candidate } from '../decide/verdict.ts';
import type { ReadTrial, TimeShare, WorkOwner } from '../second-reader/model-reading.ts';

export interface Signal {
  /** Signals with the same key count as repetitions of one signal. */
  key: string;
  strength: number;
  /** True if the quote says that the work is done; false if it only suggests this. */
  direct: boolean;
  evidence: { url: string; quote: string; kind: EvidenceKind } | null;
  hit: Hit | null;
  offering?: string;
  because?: readonly string[];
}

export interface RefusedSignal {
  evidence: { url: string; quote: string };
  reason: string;
}

export interface WorkflowCandidate extends Candidate {
  definition: WorkflowDefinition;
  signals: Signal[];
  refused: RefusedSignal[];
  variants: { name: string; hit: Hit }[];
  taskHits: { task: string; hit: Hit }[];
  /** Why the site rules the work out completely; null if it doesn't. */
  ruledOut: string | null;
  basis: Extract<Basis, 'observed' | 'inferred'>;
  performedBy: PerformedBy;
  isOffered: boolean;
  /** True if what it delivers is almost certainly an offering by its name and its place on the site. */
  isSurelyOffered: boolean;
  /** True for the work that the organization's line of business is named after, if the site names that line. */
  isMainWork: boolean;
  /**
   * Absent if no language model read the site, or if it neither proposed nor judged this work and named too few
   * workflows for its silence to count.
   */
  secondReader?: {
    owner: WorkOwner;
    weight: number;
    /** True if the model itself proposed this work, with a quote that is on the site. */
    proposed: boolean;
    /**
     * Position (from 0) among everything that the model proposed, which it was asked to list with the
     * most time-consuming delivery work first; null if it didn't propose this.
     */
    rank: number | null;
    /** Null if the model didn't propose this, or wasn't asked. */
    time: TimeShare | null;
    /** Steps for which the model would first try AI; null if it didn't propose this, or wasn't asked. */
    trials: readonly ReadTrial[] | null;
    /** True if the model read the site well enough to decide and doesn't consider this the organization's own work. */
    isFinal: boolean;
    reason: string;
    /** Id of the definition that, according to the model, is the same work or includes it. */
    within: string | null;
  };
}

export function workflowCandidate(definition: WorkflowDefinition): WorkflowCandidate {
  return {
    id: definition.id,
    verdicts: [],
    merged: [],
    definition,
    signals: [],
    refused: [],
    variants: [],
    taskHits: [],
    ruledOut: null,
    basis: 'observed',
    performedBy: 'own',
    isOffered: false,
    isSurelyOffered: false,
    isMainWork: false,
  };
}
