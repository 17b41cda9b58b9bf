import { parseConfig } from '#app/config.ts';
import { type AskModel, createModelClient } from '#language-model/model-client.ts';
import type { ModelSettings } from '#language-model/model-settings.ts';
import { modelName } from '#language-model/model-settings.ts';
import { recordAnswers, replayAnswers } from '#language-model/recordings.ts';
import { type Engine, engines } from '../engine.ts';

interface Reader {
  engine: Exclude<Engine, 'built-in'>;
  settings: ModelSettings;
  ask: AskModel;
  close: () => Promise<void>;
}

/**
 * Null for the built-in engine. Throws TypeError for an unknown engine, for conflicting options, and if a
 * model is needed but not configured.
 */
export function openReader({
  engine = 'built-in',
  record,
  replay,
}: {
  engine?: string;
  record?: string;
  replay?: string;
}): Reader | null {
  const chosen = engines.find((known) => known === engine);
  if (!chosen) throw new TypeError(`"${engine}" is not one of ${engines.join(', ')}.`);
  if (record !== undefined && replay !== undefined)
    throw new TypeError('Use either --record or --replay, not both.');
  if (chosen === 'built-in') {
    if (record !== undefined || replay !== undefined)
      throw new TypeError('--record and --replay need --engine model or both.');
    return null;
  }
  const { languageModel } = parseConfig(process.env);
  if (replay !== undefined)
    return {
      engine: chosen,
      settings: languageModel ?? replayed,
      ask: replayAnswers(replay),
      close: async () => {},
    };
  if (languageModel === null)
    throw new TypeError(`Set LLM_PROVIDER to use --engine ${chosen}, or use --replay.`);
  const client = createModelClient(languageModel);
  const ask = record === undefined ? client.ask : recordAnswers(client.ask, record, modelName(languageModel));
  return { engine: chosen, settings: languageModel, ask, close: client.close };
}

const replayed: ModelSettings = {
  provider: 'openai-compatible',
  model: 'replayed answers',
  apiKey: null,
  baseUrl: null,
  maxInputTokens: 24_000,
  prices: null,
  budget: { perDiagnosis: null, perDay: null, perMonth: null },
  concurrency: 1,
  timeoutMs: 45_000,
  asksConsent: false,
};
