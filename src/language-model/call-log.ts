import type { ModelFailure, TokenUsage } from './model-error.ts';
import type { ModelSettings } from './model-settings.ts';

/**
 * `propose` and `judge` read a site; `rate` and `describe` help with a manual entry; `repair` asks again after an
 * answer that couldn't be parsed.
 */
export const callPurposes = ['propose', 'judge', 'rate', 'describe', 'repair', 'test'] as const;
export type CallPurpose = (typeof callPurposes)[number];

export interface PlannedCall {
  purpose: CallPurpose;
  provider: string;
  model: string;
  promptVersion: string;
  /**
   * SHA-256 of the complete request. When a site is read, an identical request reuses the stored
   * answer.
   */
  contentHash: string;
  maxCostUsd: number | null;
}

export interface EndedCall {
  outcome: 'answered' | ModelFailure;
  usage: TokenUsage | null;
  costUsd: number | null;
  ms: number;
  answer: unknown;
}

/** Calls are recorded before they are sent, so that calls interrupted by a crash still count. */
export interface CallLog {
  begin(call: PlannedCall): Promise<
    | { kind: 'send'; id: number }
    | { kind: 'known'; answer: unknown }
    | { kind: 'over-budget' }
    /** The call was interrupted twice. */
    | { kind: 'given-up' }
  >;
  end(id: number, call: EndedCall): Promise<void>;
}

export function costOf(prices: ModelSettings['prices'], usage: TokenUsage | null): number | null {
  if (prices === null || usage === null) return null;
  return (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1_000_000;
}
