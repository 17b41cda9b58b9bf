import type { ModelFailure, TokenUsage } from './model-error.ts';
import type { ModelSettings } from './model-settings.ts';

/**
 * What calls are for: `propose` and `judge` read a site, `rate` and `describe` help with a manual entry, `repair` asks once more for an answer
 * that could not be read, `test` is the operator's own.
 */
export const callPurposes = ['propose', 'judge', 'rate', 'describe', 'repair', 'test'] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** A call that is about to be sent. */
export interface PlannedCall {
  purpose: CallPurpose;
  provider: string;
  model: string;
  promptVersion: string;
  /** SHA-256 of everything that is sent: the same content has the same answer. */
  contentHash: string;
  /** What it costs at most, in USD, by estimated input and allowed output; null without prices. */
  maxCostUsd: number | null;
}

export interface EndedCall {
  /** `answered`, or why there is no answer. */
  outcome: 'answered' | ModelFailure;
  usage: TokenUsage | null;
  costUsd: number | null;
  ms: number;
  /** The answer as JSON, kept so that the same question is not paid twice; null where there is none. */
  answer: unknown;
}

/**
 * Every call is written down before it is sent, so that what a crash left unanswered is known and counted. `begin` answers what it
 * found instead where nothing may or need be sent.
 */
export interface CallLog {
  begin(call: PlannedCall): Promise<
    | { kind: 'send'; id: number }
    | { kind: 'known'; answer: unknown }
    | { kind: 'over-budget' }
    /** It was left unanswered twice: it is not sent again. */
    | { kind: 'given-up' }
  >;
  end(id: number, call: EndedCall): Promise<void>;
}

/** A call's cost in USD by the operator's prices; null where they are not set. */
export function costOf(prices: ModelSettings['prices'], usage: TokenUsage | null): number | null {
  if (prices === null || usage === null) return null;
  return (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000;
}
