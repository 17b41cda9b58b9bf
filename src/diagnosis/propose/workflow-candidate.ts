import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Basis, EvidenceKind } from '#shared/schemas/evidence.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';
import type { Hit } from '../annotate/site-reading.ts';
import type { Candidate } from '../decide/verdict.ts';
import type { WorkOwner } from '../second-reader/model-reading.ts';

/** One thing on the site that supports a workflow. */
export interface Signal {
  /** Identifies signals that repeat one another: their pattern, form, or kind. */
  key: string;
  strength: number;
  /** True if its quote says that the work is done; false if it only suggests it. */
  direct: boolean;
  evidence: { url: string; quote: string; kind: EvidenceKind } | null;
  hit: Hit | null;
  /** Why the signal counts for less than its weight, in plain words. */
  because?: readonly string[];
}

/** Words that would have supported the workflow, and why they do not count. */
export interface RefusedSignal {
  evidence: { url: string; quote: string };
  reason: string;
}

/** A workflow of the catalog that something on the site suggests. */
export interface WorkflowCandidate extends Candidate {
  definition: WorkflowDefinition;
  signals: Signal[];
  refused: RefusedSignal[];
  /** Names that the evidence suggests, and tasks that it shows, each with its hits. */
  variants: { name: string; hit: Hit }[];
  taskHits: { task: string; hit: Hit }[];
  /** The site's words that rule the work out completely; null if there are none. */
  ruledOut: string | null;
  /** The basis, as far as the rules have decided; observed unless a rule says otherwise. */
  basis: Extract<Basis, 'observed' | 'inferred'>;
  performedBy: PerformedBy;
  /** True if the site offers a service that is this work, whatever its trade. */
  isOffered: boolean;
  /** What a language model said about its quotes; absent if none was asked. */
  secondReader?: {
    owner: WorkOwner;
    weight: number;
    /** True if the model proposed this work on its own, with a quote that is on the site. */
    proposed: boolean;
    reason: string;
    /** The definition that the model considers the same work, or work that includes this one. */
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
