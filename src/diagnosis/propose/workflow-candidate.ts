import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { Basis, EvidenceKind } from '#shared/schemas/evidence.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';
import type { Hit } from '../annotate/site-reading.ts';
import type { Candidate } from '../decide/verdict.ts';
import type { WorkOwner } from '../second-reader/model-reading.ts';

/** One thing on the site that supports a workflow. */
export interface Signal {
  /** Distinguishes signals that repeat one another: the pattern, form or kind it comes from. */
  key: string;
  strength: number;
  /** A quote of it says the work is done; otherwise it only lets one conclude it. */
  direct: boolean;
  evidence: { url: string; quote: string; kind: EvidenceKind } | null;
  hit: Hit | null;
  /** Why it counts less than its weight, in plain words. */
  because?: readonly string[];
}

/** Words that would have supported the workflow, and why they do not count. */
export interface RefusedSignal {
  evidence: { url: string; quote: string };
  reason: string;
}

/** A workflow of the catalogue that something on the site suggests. */
export interface WorkflowCandidate extends Candidate {
  definition: WorkflowDefinition;
  signals: Signal[];
  refused: RefusedSignal[];
  /** Names the evidence suggests, and tasks it shows, each with the hits. */
  variants: { name: string; hit: Hit }[];
  taskHits: { task: string; hit: Hit }[];
  /** Plain words of the site that rule the work out altogether; null when there are none. */
  ruledOut: string | null;
  /** How the work is known, as far as the rules have decided; observed until one says otherwise. */
  basis: Extract<Basis, 'observed' | 'inferred'>;
  performedBy: PerformedBy;
  /** Whether the site offers a service that is this work, whatever its trade. */
  isOffered: boolean;
  /** What a language model said of its quotes; left out where none was asked. */
  secondReader?: {
    owner: WorkOwner;
    weight: number;
    reason: string;
    /** The definition that it takes for the same work, or the whole of it. */
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
