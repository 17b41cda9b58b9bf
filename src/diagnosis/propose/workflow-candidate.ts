import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Basis, EvidenceKind } from '#shared/schemas/evidence.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';
import type { Hit } from '../annotate/site-reading.ts';
import type { Candidate } from '../decide/verdict.ts';
import type { WorkOwner } from '../second-reader/model-reading.ts';

export interface Signal {
  /** The pattern, form, or kind. Signals with the same key repeat one another. */
  key: string;
  strength: number;
  /** True if the quote says that the work is done; false if it only suggests this. */
  direct: boolean;
  evidence: { url: string; quote: string; kind: EvidenceKind } | null;
  hit: Hit | null;
  /** The name of the offering that supports it. */
  offering?: string;
  /** Why the signal counts for less than its full weight, in plain words. */
  because?: readonly string[];
}

/** Words that would have supported the workflow, and why they don't count. */
export interface RefusedSignal {
  evidence: { url: string; quote: string };
  reason: string;
}

/** A catalog workflow that something on the site suggests. */
export interface WorkflowCandidate extends Candidate {
  definition: WorkflowDefinition;
  signals: Signal[];
  refused: RefusedSignal[];
  /** Names for the workflow that the evidence suggests. */
  variants: { name: string; hit: Hit }[];
  taskHits: { task: string; hit: Hit }[];
  /** The reason if the site rules the work out completely; null otherwise. */
  ruledOut: string | null;
  /** The basis so far; observed unless a rule has changed it. */
  basis: Extract<Basis, 'observed' | 'inferred'>;
  performedBy: PerformedBy;
  /** True if the site offers this work as a service, whatever its trade. */
  isOffered: boolean;
  /** What a language model said about this work; absent if none was asked. */
  secondReader?: {
    owner: WorkOwner;
    weight: number;
    /** True if the model itself proposed this work, with a quote that is on the site. */
    proposed: boolean;
    reason: string;
    /** Id of the definition for the same work, or for work that includes this one, according to the model. */
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
  };
}
