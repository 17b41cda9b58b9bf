import type { CloserReadingFailure } from '#shared/schemas/closer-reading.ts';

/** Why a model gave no usable answer. */
export type ModelFailure = CloserReadingFailure;

/** `status` is the HTTP status, if there was one; `retryAfterMs` is the delay that the server requested. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** Tokens that were used anyway; null if the server didn't say. */
  readonly usage: TokenUsage | null;
  /** The model's text, so that a repair can be attempted. */
  readonly text: string | null;

  constructor(
    failure: ModelFailure,
    more: {
      status?: number | null;
      retryAfterMs?: number | null;
      usage?: TokenUsage | null;
      text?: string | null;
      cause?: unknown;
    } = {},
  ) {
    super(`The model gave no usable answer: ${failure}`, { cause: more.cause });
    this.name = 'ModelError';
    this.failure = failure;
    this.status = more.status ?? null;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.usage = more.usage ?? null;
    this.text = more.text ?? null;
  }
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}
