/** Why a model gave no answer that could be used. */
export const modelFailures = [
  'timeout',
  'rate-limited',
  'outage',
  'rejected',
  'refused',
  'cut-off',
  'malformed',
  'budget',
  'interrupted',
  'nothing-to-read',
  /** Something on the site speaks to programs that read it, so nothing of it was sent. */
  'speaks-to-machine',
] as const;
export type ModelFailure = (typeof modelFailures)[number];

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
