import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Candidate, Verdict } from '../decide/verdict.ts';
import type { OfferingCandidate } from '../propose/offerings/offering-candidate.ts';
import type { TaskCandidate } from '../propose/task-candidate.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import type { TradeVerdict } from '../second-reader/trade-from-reading.ts';

/** `because` says what lowered the signal's strength. */
export interface TracedSignal {
  key: string;
  strength: number;
  direct: boolean;
  evidence: { url: string; quote: string } | null;
  because: readonly string[];
}

export interface TracedCandidate {
  kind: 'workflow' | 'offering' | 'task';
  id: string;
  name: string;
  signals: TracedSignal[];
  refused: { evidence: { url: string; quote: string }; reason: string }[];
  verdicts: Verdict[];
}

export interface Trace {
  industry: { id: string; share: number }[];
  secondReader: TradeVerdict | null;
  candidates: TracedCandidate[];
}

export function traceWorkflow(candidate: WorkflowCandidate): TracedCandidate {
  return {
    ...identityOf('workflow', candidate, candidate.definition.name),
    signals: candidate.signals
      .toSorted((a, b) => b.strength - a.strength)
      .map(({ key, strength, direct, evidence, because }) => ({
        key,
        strength: Math.round(strength * 100) / 100,
        direct,
        evidence: evidence && { url: evidence.url, quote: evidence.quote },
        because: because ?? [],
      })),
    refused: candidate.refused,
  };
}

export function traceOffering(candidate: OfferingCandidate): TracedCandidate {
  return {
    ...identityOf('offering', candidate, candidate.name),
    signals: signalsOf(candidate.evidence, [...candidate.sources].join(', ')),
    refused: [],
  };
}

export function traceTask(candidate: TaskCandidate): TracedCandidate {
  return {
    ...identityOf('task', candidate, candidate.definition.name),
    signals: candidate.basis === 'observed' ? signalsOf(candidate.evidence, 'sentence') : [],
    refused: [],
  };
}

function identityOf(kind: TracedCandidate['kind'], { id, verdicts }: Candidate, name: string) {
  return { kind, id, name, verdicts };
}

function signalsOf(evidence: readonly Evidence[], key: string): TracedSignal[] {
  return evidence.map(({ url, quote }) => ({
    key,
    strength: 1,
    direct: true,
    evidence: { url, quote },
    because: [],
  }));
}
