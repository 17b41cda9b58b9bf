import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { Agent, fetch as undiciFetch } from 'undici';
import type { z } from 'zod';
import { ModelError, type TokenUsage } from './model-error.ts';
import type { ModelSettings } from './model-settings.ts';

export interface ModelQuestion<Answer> {
  system: string;
  prompt: string;
  schema: z.ZodType<Answer>;
  maxOutputTokens: number;
}

export interface ModelAnswer<Answer> {
  value: Answer;
  usage: TokenUsage;
}

/** Doesn't retry. Rejects with ModelError. */
export type AskModel = <Answer>(
  question: ModelQuestion<Answer>,
  signal: AbortSignal,
) => Promise<ModelAnswer<Answer>>;

const maxResponseBytes = 4_000_000;

/** Follows no redirects, so that the key is never sent to another server. */
export function createModelClient(settings: ModelSettings): { ask: AskModel; close: () => Promise<void> } {
  const dispatcher = new Agent({
    connect: { timeout: Math.min(10_000, settings.timeoutMs) },
    headersTimeout: settings.timeoutMs,
    bodyTimeout: settings.timeoutMs,
    maxResponseSize: maxResponseBytes,
  });
  const send = ((input: string, init: object) =>
    undiciFetch(input, { ...init, dispatcher, redirect: 'error' })) as unknown as typeof fetch;
  const model = languageModel(settings, send);
  return {
    ask: (question, signal) => askOnce(model, question, signal),
    close: () => dispatcher.close(),
  };
}

function languageModel(settings: ModelSettings, send: typeof fetch): LanguageModel {
  const { provider, model, apiKey, baseUrl } = settings;
  const shared = {
    fetch: send,
    ...(apiKey === null ? {} : { apiKey }),
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  };
  if (provider === 'anthropic') return createAnthropic(shared)(model);
  if (provider === 'openai') return createOpenAI(shared)(model);
  if (provider === 'google') return createGoogle(shared)(model);
  return createOpenAICompatible({
    ...shared,
    baseURL: baseUrl ?? '',
    name: 'operator',
    supportsStructuredOutputs: true,
  })(model);
}

async function askOnce<Answer>(
  model: LanguageModel,
  { system, prompt, schema, maxOutputTokens }: ModelQuestion<Answer>,
  signal: AbortSignal,
): Promise<ModelAnswer<Answer>> {
  try {
    const result = await generateText({
      model,
      instructions: system,
      prompt,
      output: Output.object({ schema }),
      maxOutputTokens,
      // We retry ourselves, because retries count toward the time limit and the budget.
      maxRetries: 0,
      abortSignal: signal,
    });
    const usage = usageOf(result.totalUsage);
    const { finishReason, text } = result;
    if (finishReason === 'content-filter') throw new ModelError('refused', { usage });
    if (finishReason === 'length') throw new ModelError('cut-off', { usage });
    if (finishReason !== 'stop' && finishReason !== 'tool-calls')
      throw new ModelError('malformed', { usage, text });
    return { value: result.output, usage };
  } catch (error) {
    throw asModelError(error, signal);
  }
}

function asModelError(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (signal.aborted) return new ModelError('timeout', { cause: error });
  if (NoObjectGeneratedError.isInstance(error)) {
    const usage = error.usage ? usageOf(error.usage) : null;
    const failure = { 'content-filter': 'refused', length: 'cut-off' } as const;
    const reason = error.finishReason as keyof typeof failure;
    return new ModelError(failure[reason] ?? 'malformed', { usage, text: error.text ?? null, cause: error });
  }
  if (APICallError.isInstance(error)) {
    const status = error.statusCode ?? null;
    const retryAfterMs = retryAfter(error.responseHeaders?.['retry-after']);
    if (status === 429) return new ModelError('rate-limited', { status, retryAfterMs, cause: error });
    if (status !== null && status >= 400 && status < 500)
      return new ModelError('rejected', { status, cause: error });
    if (status !== null && status < 300 && !isNetworkError(error.cause))
      return new ModelError('malformed', { status, cause: error });
    return new ModelError('outage', { status, retryAfterMs, cause: error });
  }
  return new ModelError(isNetworkError(error) ? 'outage' : 'malformed', { cause: error });
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && 'code' in error);
}

/** In milliseconds. */
function retryAfter(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

function usageOf(usage: { inputTokens: number | undefined; outputTokens: number | undefined }): TokenUsage {
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 };
}
