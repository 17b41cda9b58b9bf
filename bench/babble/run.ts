// Checks that the answers of an untrained model change no diagnosis: npm run bench -- babble --library DIR
// [--rounds N] [--json FILE], with node-llama-cpp installed in DIR.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { identify } from '#diagnosis/identify.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import type { CallLog } from '#language-model/call-log.ts';
import { createModelClient } from '#language-model/model-client.ts';
import { ModelError } from '#language-model/model-error.ts';
import type { ModelSettings } from '#language-model/model-settings.ts';
import { readCloser } from '#language-model/read-closer.ts';
import { organBuilderPages } from '../../tests/support/organ-builder.ts';
import { pageOf } from '../../tests/support/page-builder.ts';
import { plainFiller } from '../../tests/support/plain-filler.ts';
import { makeTestFolder } from '../../tests/support/test-folder.ts';
import { option } from '../support/option.ts';
import { startInferenceServer } from './inference-server.ts';
import { writeTinyModel } from './tiny-model.ts';

const sites: Record<string, PageFacts[]> = {
  'organ builder (German)': organBuilderPages,
  'dentist (English)': [
    pageOf('/', [
      '# Family dentistry in Ashford',
      'Our dentist and dental hygienist have cared for patients since 1998.',
      'We place dental implants and crowns. We do fillings and root canal treatment in our dental office.',
      'Our hygienist gives dental cleanings every six months.',
      plainFiller,
    ]),
  ],
};
const timeoutMs = 300_000;

interface Row {
  site: string;
  answers: 'free' | 'by schema';
  rounds: number;
  /** The number of rounds with a usable answer. */
  read: number;
  failures: Record<string, number>;
  proposed: number;
  refused: number;
  changed: number;
}

/** Exits with 1 if the model's answers changed the workflows, offerings, or industry found. */
export async function run(args: readonly string[]): Promise<void> {
  const library = option(args, '--library');
  if (library === undefined) throw new TypeError('Usage: npm run bench -- babble --library DIR [--rounds N]');
  const rounds = Number(option(args, '--rounds') ?? 5);
  const folder = makeTestFolder('babble-');
  const rows: Row[] = [];
  for (const constrained of [false, true]) {
    const file = join(folder, 'babble.gguf');
    writeTinyModel(file, 42);
    const server = await startInferenceServer(resolve(library), file, { constrained, seed: 7 });
    try {
      for (const [site, pages] of Object.entries(sites))
        rows.push({
          site,
          answers: constrained ? 'by schema' : 'free',
          ...(await rounded(rounds, server.url, pages)),
        });
    } finally {
      await server.close();
    }
  }
  console.table(rows.map(({ failures, ...row }) => ({ ...row, failures: JSON.stringify(failures) })));
  const json = option(args, '--json');
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
  if (rows.some(({ changed }) => changed > 0)) process.exitCode = 1;
}

async function rounded(rounds: number, baseUrl: string, pages: PageFacts[]) {
  const knowledge = loadKnowledge();
  const built = identify(pages, 'unknown', knowledge);
  const row = {
    rounds,
    read: 0,
    failures: {} as Record<string, number>,
    proposed: 0,
    refused: 0,
    changed: 0,
  };
  const client = createModelClient(settingsFor(baseUrl));
  for (let round = 0; round < rounds; round += 1) {
    const asking = {
      settings: settingsFor(baseUrl),
      ask: client.ask,
      calls: noLog(),
      signal: AbortSignal.timeout(timeoutMs),
    };
    const closer = await readCloser({ pages, built, knowledge }, asking).catch((error: unknown) => {
      if (!(error instanceof ModelError)) throw error;
      row.failures[error.failure] = (row.failures[error.failure] ?? 0) + 1;
      return null;
    });
    if (!closer) continue;
    row.read += 1;
    row.proposed += closer.proposed;
    row.refused += Object.values(closer.refusals).reduce((sum, count) => sum + count, 0);
    const after = identify(pages, 'unknown', knowledge, { reading: closer.reading });
    const isSame =
      JSON.stringify(namesOf(after)) === JSON.stringify(namesOf(built)) &&
      after.industry.detected === built.industry.detected;
    row.changed += Number(!isSame);
  }
  await client.close();
  return row;
}

function namesOf({ workflows, offerings }: ReturnType<typeof identify>): string[] {
  return [...workflows, ...offerings].map(({ name }) => name).sort();
}

function noLog(): CallLog {
  return { begin: async () => ({ kind: 'send', id: 1 }), end: async () => {} };
}

function settingsFor(baseUrl: string): ModelSettings {
  return {
    provider: 'openai-compatible',
    model: 'babble',
    apiKey: null,
    baseUrl,
    maxInputTokens: 8_000,
    prices: null,
    budget: { perDiagnosis: null, perDay: null, perMonth: null },
    concurrency: 1,
    timeoutMs,
    asksConsent: false,
  };
}
