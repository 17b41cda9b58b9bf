import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type CallLog, type CallPurpose, costOf } from './call-log.ts';
import type { AskModel, ModelQuestion } from './model-client.ts';
import { ModelError } from './model-error.ts';
import type { ModelSettings } from './model-settings.ts';
import { estimateTokens } from './sent-text.ts';

export interface Asking {
  settings: ModelSettings;
  ask: AskModel;
  calls: CallLog;
  signal: AbortSignal;
  onCall?: (call: {
    purpose: CallPurpose;
    outcome: string;
    seconds: number;
    inputTokens: number;
    outputTokens: number;
  }) => void;
}

const retryAfterMs = 1_000;

/**
 * Retries once after an outage or rate limit, and asks once more if an answer can't be parsed.
 * Rejects with ModelError if there is no usable answer.
 */
export async function askLogged<Answer>(
  asking: Asking,
  purpose: Exclude<CallPurpose, 'repair'>,
  promptVersion: string,
  question: ModelQuestion<Answer>,
): Promise<Answer> {
  try {
    return await withOneRetry(asking, () => send(asking, purpose, promptVersion, question));
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure !== 'malformed' || error.text === null) throw error;
    return await send(asking, 'repair', promptVersion, {
      ...question,
      prompt: `${question.prompt}\n\nYour last answer could not be read as JSON of the given shape. Answer again with that JSON alone.`,
    });
  }
}

async function withOneRetry<Answer>(
  { signal, settings }: Asking,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ModelError) || (error.failure !== 'rate-limited' && error.failure !== 'outage'))
      throw error;
    const waitMs = error.retryAfterMs ?? retryAfterMs;
    if (waitMs >= settings.timeoutMs) throw error;
    await sleep(waitMs, undefined, { signal }).catch(() => {
      throw new ModelError('timeout', { cause: error });
    });
    return await work();
  }
}

async function send<Answer>(
  { settings, ask, calls, signal, onCall }: Asking,
  purpose: CallPurpose,
  promptVersion: string,
  question: ModelQuestion<Answer>,
): Promise<Answer> {
  const { provider, model } = settings;
  const inputTokens = estimateTokens(question.system) + estimateTokens(question.prompt) + schemaTokens;
  const begun = await calls.begin({
    purpose,
    provider,
    model,
    promptVersion,
    contentHash: contentHashOf(settings, question),
    maxCostUsd: costOf(settings.prices, { inputTokens, outputTokens: question.maxOutputTokens }),
  });
  if (begun.kind === 'known') return question.schema.parse(begun.answer);
  if (begun.kind === 'over-budget') throw new ModelError('budget');
  if (begun.kind === 'given-up') throw new ModelError('interrupted');
  const startedAt = performance.now();
  const end = async (
    outcome: Parameters<CallLog['end']>[1]['outcome'],
    usage: ModelError['usage'],
    answer: unknown,
  ) => {
    const ms = Math.round(performance.now() - startedAt);
    onCall?.({
      purpose,
      outcome,
      seconds: ms / 1000,
      inputTokens: usage?.inputTokens ?? 0,
      outputTokens: usage?.outputTokens ?? 0,
    });
    await calls.end(begun.id, { outcome, usage, costUsd: costOf(settings.prices, usage), ms, answer });
  };
  try {
    const { value, usage } = await ask(question, signal);
    await end('answered', usage, value);
    return value;
  } catch (error) {
    if (error instanceof ModelError) await end(error.failure, isFree(error) ? noTokens : error.usage, null);
    throw error;
  }
}

const noTokens = { inputTokens: 0, outputTokens: 0 };

/** A question that the server rejects costs nothing. */
function isFree({ failure }: ModelError): boolean {
  return failure === 'rejected' || failure === 'rate-limited';
}

/** Our estimate for the schema, which is sent with each question. */
const schemaTokens = 600;

function contentHashOf<Answer>(
  { provider, model, baseUrl }: ModelSettings,
  { system, prompt, schema, maxOutputTokens }: ModelQuestion<Answer>,
): string {
  const shape = JSON.stringify(z.toJSONSchema(schema));
  return createHash('sha256')
    .update([provider, model, baseUrl ?? '', system, prompt, shape, maxOutputTokens].join('\0'))
    .digest('hex');
}
