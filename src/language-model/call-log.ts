import type { ModelFailure, TokenUsage } from './model-error.ts';
import type { ModelSettings } from './model-settings.ts';

/**
 * The purpose of a call: `propose` and `judge` read a site, `rate` and `describe` help with a manual entry, `repair`
 * repeats a question whose answer could not be parsed, `test` is the operator's own.
 */
export const callPurposes = ['propose', 'judge', 'rate', 'describe', 'repair', 'test'] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** A call that is about to be sent. */
export interface PlannedCall {
  purpose: CallPurpose;
  provider: string;
  model: string;
  promptVersion: string;
  /** SHA-256 of the complete request, so that a repeated request can reuse the stored answer. */
  contentHash: string;
  /** The maximum cost in USD, by estimated input and allowed output; null without prices. */
  maxCostUsd: number | null;
}

export interface EndedCall {
  /** `answered`, or why there is no answer. */
  outcome: 'answered' | ModelFailure;
  usage: TokenUsage | null;
  costUsd: number | null;
  ms: number;
  /** The answer as JSON, kept so that the same question is not paid for twice; null if there is none. */
  answer: unknown;
}

/**
 * Records every call before it is sent, so that calls interrupted by a crash are known and counted. `begin` returns
 * another result instead if the call need not or must not be sent.
 */
export interface CallLog {
  begin(call: PlannedCall): Promise<
    | { kind: 'send'; id: number }
    | { kind: 'known'; answer: unknown }
    | { kind: 'over-budget' }
    /** It was interrupted twice, so it is not sent again. */
    | { kind: 'given-up' }
  >;
  end(id: number, call: EndedCall): Promise<void>;
}

/** A call's cost in USD by the operator's prices; null if these are not set. */
export function costOf(prices: ModelSettings['prices'], usage: TokenUsage | null): number | null {
  if (prices === null || usage === null) return null;
  return (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000;
}
