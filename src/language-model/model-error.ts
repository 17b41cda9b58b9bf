import type { CloserReadingFailure } from '#shared/schemas/closer-reading.ts';

export type ModelFailure = CloserReadingFailure;

export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly usage: TokenUsage | null;
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
