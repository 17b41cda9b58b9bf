// Without these settings, nothing is sent to a language model.
import { z } from 'zod';

export const modelProviders = ['anthropic', 'openai', 'google', 'openai-compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  /** Null if the operator's own server needs no key. */
  apiKey: string | null;
  /** Null for the provider's default address. */
  baseUrl: string | null;
  /** Maximum number of tokens of page text to send per site. */
  maxInputTokens: number;
  /** USD per million tokens. Null if unknown. */
  prices: { input: number; output: number } | null;
  /** In USD. Null means no limit. */
  budget: { perDiagnosis: number | null; perDay: number | null; perMonth: number | null };
  concurrency: number;
  /** In milliseconds. Covers all calls of one site reading, or one suggestion or test call. */
  timeoutMs: number;
  asksConsent: boolean;
}

const usd = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/, 'must be an amount in USD, such as 0.25')
  .transform(Number);

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

export const modelEnvironment = {
  LLM_PROVIDER: z.enum(modelProviders, `must be one of ${modelProviders.join(', ')}`).optional(),
  LLM_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_BASE_URL: z
    .string()
    .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'must be an http or https address')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  LLM_MAX_INPUT_TOKENS: wholeNumber(1_000, 1_000_000).default(24_000),
  LLM_PRICE_INPUT: usd.optional(),
  LLM_PRICE_OUTPUT: usd.optional(),
  LLM_BUDGET_USD_PER_DIAGNOSIS: usd.optional(),
  LLM_BUDGET_USD_PER_DAY: usd.optional(),
  LLM_BUDGET_USD_PER_MONTH: usd.optional(),
  LLM_CONCURRENCY: wholeNumber(1, 64).default(2),
  LLM_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(45_000),
  LLM_CONSENT: z.enum(['on', 'off'], 'must be one of on, off').default('off'),
};

const environmentSchema = z.object(modelEnvironment);
type ModelEnvironment = z.infer<typeof environmentSchema>;

export interface SettingFault {
  variable: string;
  problem: string;
}

export function modelSettingsOf(env: ModelEnvironment): ModelSettings | SettingFault | null {
  const { LLM_PROVIDER: provider, LLM_MODEL: model } = env;
  if (provider === undefined) {
    const alone = (['LLM_MODEL', 'LLM_API_KEY', 'LLM_BASE_URL'] as const).find(
      (name) => env[name] !== undefined,
    );
    return alone ? { variable: 'LLM_PROVIDER', problem: `must be set when ${alone} is` } : null;
  }
  if (model === undefined) return { variable: 'LLM_MODEL', problem: 'must be set when LLM_PROVIDER is' };
  return faultOf(env, provider) ?? settingsOf(env, provider, model);
}

function faultOf(env: ModelEnvironment, provider: ModelProvider): SettingFault | null {
  if (provider === 'openai-compatible' && env.LLM_BASE_URL === undefined)
    return { variable: 'LLM_BASE_URL', problem: 'must be set when LLM_PROVIDER is openai-compatible' };
  if (provider !== 'openai-compatible' && env.LLM_API_KEY === undefined)
    return { variable: 'LLM_API_KEY', problem: `must be set when LLM_PROVIDER is ${provider}` };
  const priced = [env.LLM_PRICE_INPUT, env.LLM_PRICE_OUTPUT].filter((price) => price !== undefined).length;
  if (priced === 1) {
    const missing = env.LLM_PRICE_INPUT === undefined ? 'LLM_PRICE_INPUT' : 'LLM_PRICE_OUTPUT';
    return { variable: missing, problem: 'must be set when the other price is' };
  }
  const budget = budgetVariables.find((name) => env[name] !== undefined);
  return budget && priced === 0
    ? { variable: 'LLM_PRICE_INPUT', problem: `must be set when ${budget} is` }
    : null;
}

const budgetVariables = [
  'LLM_BUDGET_USD_PER_DIAGNOSIS',
  'LLM_BUDGET_USD_PER_DAY',
  'LLM_BUDGET_USD_PER_MONTH',
] as const;

function settingsOf(env: ModelEnvironment, provider: ModelProvider, model: string): ModelSettings {
  const { LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output } = env;
  return {
    provider,
    model,
    apiKey: env.LLM_API_KEY ?? null,
    baseUrl: env.LLM_BASE_URL ?? null,
    maxInputTokens: env.LLM_MAX_INPUT_TOKENS,
    prices: input === undefined || output === undefined ? null : { input, output },
    budget: {
      perDiagnosis: env.LLM_BUDGET_USD_PER_DIAGNOSIS ?? null,
      perDay: env.LLM_BUDGET_USD_PER_DAY ?? null,
      perMonth: env.LLM_BUDGET_USD_PER_MONTH ?? null,
    },
    concurrency: env.LLM_CONCURRENCY,
    timeoutMs: env.LLM_TIMEOUT_MS,
    asksConsent: env.LLM_CONSENT === 'on',
  };
}

export function modelName({ provider, model }: Pick<ModelSettings, 'provider' | 'model'>): string {
  return provider === 'openai-compatible' ? model : `${model} (${providerNames[provider]})`;
}

const providerNames = { anthropic: 'Anthropic', openai: 'OpenAI', google: 'Google' } as const;

export function isOwnServer({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): boolean {
  if (provider !== 'openai-compatible' || baseUrl === null) return false;
  const { hostname } = new URL(baseUrl);
  return /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])|\.(?:local|internal|lan)$|^[^.]+$/.test(
    hostname,
  );
}
