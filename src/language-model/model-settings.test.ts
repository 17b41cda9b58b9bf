import { describe, expect, it } from 'vitest';
import { parseConfig } from '#app/config.ts';
import { isOwnServer, modelName } from './model-settings.ts';

const local = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'tiny',
  LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
};
const paid = { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'some-model', LLM_API_KEY: 'key' };

describe('the settings of a language model', () => {
  it('are empty unless a provider is named', () => {
    expect(parseConfig({}).languageModel).toBeNull();
  });

  it('need no key for the operator’s own server', () => {
    expect(parseConfig(local).languageModel).toMatchObject({
      model: 'tiny',
      apiKey: null,
      baseUrl: 'http://127.0.0.1:11434/v1',
      prices: null,
      timeoutMs: 45_000,
      asksConsent: false,
    });
  });

  it('accept prices and budgets', () => {
    const priced = { ...paid, LLM_PRICE_INPUT: '3', LLM_PRICE_OUTPUT: '15', LLM_BUDGET_USD_PER_DAY: '2.50' };
    expect(parseConfig(priced).languageModel).toMatchObject({
      prices: { input: 3, output: 15 },
      budget: { perDiagnosis: null, perDay: 2.5, perMonth: null },
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ LLM_MODEL: 'tiny' }, 'LLM_PROVIDER must be set when LLM_MODEL is'],
    [
      { ...paid, LLM_PROVIDER: 'acme' },
      'LLM_PROVIDER must be one of anthropic, openai, google, openai-compatible',
    ],
    [{ LLM_PROVIDER: 'openai', LLM_API_KEY: 'key' }, 'LLM_MODEL must be set when LLM_PROVIDER is'],
    [{ LLM_PROVIDER: 'google', LLM_MODEL: 'm' }, 'LLM_API_KEY must be set when LLM_PROVIDER is google'],
    [{ ...local, LLM_BASE_URL: '' }, 'LLM_BASE_URL must be set when LLM_PROVIDER is openai-compatible'],
    [{ ...local, LLM_BASE_URL: 'ftp://x' }, 'LLM_BASE_URL must be an http or https address'],
    [{ ...paid, LLM_PRICE_INPUT: '3' }, 'LLM_PRICE_OUTPUT must be set when the other price is'],
    [
      { ...paid, LLM_BUDGET_USD_PER_MONTH: '5' },
      'LLM_PRICE_INPUT must be set when LLM_BUDGET_USD_PER_MONTH is',
    ],
    [{ ...paid, LLM_PRICE_INPUT: 'cheap' }, 'LLM_PRICE_INPUT must be an amount in USD, such as 0.25'],
    [{ ...paid, LLM_MAX_INPUT_TOKENS: '10' }, 'LLM_MAX_INPUT_TOKENS must be between 1000 and 1000000'],
    [{ ...paid, LLM_CONSENT: 'maybe' }, 'LLM_CONSENT must be one of on, off'],
  ])('prevent startup with one line: %o', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
  });

  it('never repeat the key', () => {
    expect(() => parseConfig({ ...paid, LLM_API_KEY: 's3cret', LLM_MODEL: '' })).toThrow(/^(?!.*s3cret)/);
  });
});

describe('the name of a model', () => {
  it('includes the provider', () => {
    expect(modelName({ provider: 'anthropic', model: 'some-model' })).toBe('some-model (Anthropic)');
    expect(modelName({ provider: 'openai-compatible', model: 'tiny' })).toBe('tiny');
  });

  it.each([
    ['http://127.0.0.1:11434/v1', true],
    ['http://ollama:11434/v1', true],
    ['http://192.168.1.5/v1', true],
    ['https://models.internal/v1', true],
    ['https://api.example.com/v1', false],
    ['http://172.40.0.1/v1', false],
  ])('for %s, an own server: %s', (baseUrl, expected) => {
    expect(isOwnServer({ provider: 'openai-compatible', baseUrl })).toBe(expected);
    expect(isOwnServer({ provider: 'openai', baseUrl })).toBe(false);
  });
});
