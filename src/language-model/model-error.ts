import type { CloserReadingFailure } from '#shared/schemas/closer-reading.ts';

/** Why a model gave no answer that could be used. */
export type ModelFailure = CloserReadingFailure;

/** `status` is the HTTP status where there was one; `retryAfterMs` what the server asked for. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** Tokens that were spent all the same; null where the server did not say. */
  readonly usage: TokenUsage | null;
  /** What the model wrote, for a repair. */
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
