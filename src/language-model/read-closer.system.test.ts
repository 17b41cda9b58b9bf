import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { identify } from '#diagnosis/identify.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { agree, blockWith, noProposals, proposedWorkflow } from '#tests/support/model-answers.ts';
import { type ModelServer, type StubAnswer, startModelServer } from '#tests/support/model-server.ts';
import { goodOrganReader, organBuilderPages } from '#tests/support/organ-builder.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import type { CallLog } from './call-log.ts';
import { createModelClient } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { type ModelProvider, type ModelSettings, modelProviders } from './model-settings.ts';
import { readCloser } from './read-closer.ts';

const pages = organBuilderPages;

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(() => ({ json: noProposals }));
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

function settingsFor(provider: ModelProvider): ModelSettings {
  const path = { anthropic: '/v1', openai: '/v1', google: '/v1beta', 'openai-compatible': '/v1' }[provider];
  return {
    provider,
    model: 'stub-model',
    apiKey: 'secret-key',
    baseUrl: `${server.url}${path}`,
    maxInputTokens: 24_000,
    prices: { input: 3, output: 15 },
    budget: { perDiagnosis: null, perDay: null, perMonth: null },
    concurrency: 1,
    timeoutMs: 20_000,
    asksConsent: false,
  };
}

function memoryLog(): CallLog & { ended: Parameters<CallLog['end']>[1][] } {
  const ended: Parameters<CallLog['end']>[1][] = [];
  let last = 0;
  return {
    ended,
    begin: async () => {
      last += 1;
      return { kind: 'send', id: last };
    },
    end: async (_id, call) => {
      ended.push(call);
    },
  };
}

async function read(provider: ModelProvider, site: readonly PageFacts[] = pages, timeoutMs = 20_000) {
  const settings = { ...settingsFor(provider), timeoutMs };
  const client = createModelClient(settings);
  const calls = memoryLog();
  const knowledge = loadKnowledge();
  const built = identify(site, 'unknown', knowledge);
  try {
    const closer = await readCloser(
      { pages: site, built, knowledge },
      { settings, ask: client.ask, calls, signal: AbortSignal.timeout(timeoutMs) },
    );
    return { closer, calls, built, shown: identify(site, 'unknown', knowledge, { reading: closer.reading }) };
  } finally {
    await client.close();
  }
}

describe.each(modelProviders)('with %s', (provider) => {
  it('shows work without a definition, in English next to the words of a site in another language', async () => {
    server.answer = goodOrganReader;
    const { closer, shown, built, calls } = await read(provider);
    const organs = ({ name }: { name: string }) => name === 'Pipe organ building and restoration';
    expect(built.workflows.some(organs)).toBe(false);
    const found = shown.workflows.find(organs);
    expect(found).toMatchObject({
      name: 'Pipe organ building and restoration',
      basis: 'observed',
      evidence: [{ quote: 'Wir bauen und restaurieren Pfeifenorgeln für Kirchen in ganz Bayern.' }],
    });
    expect(found?.tasks[0]).toMatchObject({
      basis: 'observed',
      definition: { name: 'Tune each pipe by ear' },
      evidence: [{ quote: 'Jede Pfeife stimmen wir vor Ort nach dem Gehör.' }],
    });
    expect(closer.refusals).toEqual({});
    expect(calls.ended).toEqual([
      expect.objectContaining({
        outcome: 'answered',
        usage: { inputTokens: 1_200, outputTokens: 300 },
        costUsd: 0.0081,
      }),
      expect.objectContaining({ outcome: 'answered' }),
    ]);
    expect(server.requests.map(({ key }) => key?.replace('Bearer ', ''))).toEqual([
      'secret-key',
      'secret-key',
    ]);
    const everything = server.requests.map(({ body }) => body).join('\n');
    expect(everything).not.toMatch(/1234567|info@orgel|Korbinian/);
    for (const placeholder of ['[phone]', '[email]', '[name]']) expect(everything).toContain(placeholder);
  });

  const failures: [what: string, answer: StubAnswer, failure: string][] = [
    ['a refusal', { fails: 'refusal' }, 'refused'],
    ['an answer that is cut off', { fails: 'cut-off' }, 'cut-off'],
    ['babble', { text: 'Once upon a time an organ sang to me, ha ha.' }, 'malformed'],
    ['JSON of another shape', { json: { workflows: 'many' } }, 'malformed'],
    ['an error of the server', { fails: 'status', status: 500 }, 'outage'],
    ['a wrong key', { fails: 'status', status: 401 }, 'rejected'],
    ['an answer that breaks off', { fails: 'broken-off' }, 'outage'],
  ];
  it.each(failures)('keeps the built-in result after %s', async (_what, answer, failure) => {
    server.answer = () => answer;
    const error = await read(provider).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ModelError);
    expect((error as ModelError).failure, String((error as ModelError).cause)).toBe(failure);
  });
});

describe('a model that answers badly', () => {
  it('is asked again after the delay it requests if it is busy', async () => {
    let asked = 0;
    server.answer = (request) => {
      asked += 1;
      return asked === 1 ? { fails: 'status', status: 429, retryAfter: '0' } : goodOrganReader(request);
    };
    const { calls } = await read('openai-compatible');
    expect(calls.ended.map(({ outcome }) => outcome)).toEqual(['rate-limited', 'answered', 'answered']);
    expect(calls.ended[0]?.costUsd).toBe(0);
  });

  it('is not asked a third time', async () => {
    server.answer = () => ({ fails: 'status', status: 429, retryAfter: '0' });
    await expect(read('openai-compatible')).rejects.toMatchObject({ failure: 'rate-limited' });
    expect(server.requests).toHaveLength(2);
  });

  it('may repair an unreadable answer once', async () => {
    let asked = 0;
    server.answer = (request) => {
      asked += 1;
      return asked === 1 ? { text: '{"workflows": [' } : goodOrganReader(request);
    };
    const { closer } = await read('openai-compatible');
    expect(closer.reading.workflows).toHaveLength(1);
  });

  it.each([
    ['says nothing', 'hang'],
    ['drips', 'drip'],
  ] as const)('is abandoned if it %s', async (_what, fails) => {
    server.answer = () => ({ fails });
    await expect(read('openai-compatible', pages, 400)).rejects.toMatchObject({ failure: 'timeout' });
  });

  it('has quotes rejected that it made up, changed, translated, or joined', async () => {
    server.answer = (request) => {
      if (request.purpose === 'judge') return agree(request);
      const block = blockWith(request, 'Pfeifenorgeln');
      const proposal = (quote: string, name = 'Pfeifenorgeln', at = block) =>
        proposedWorkflow(at, quote, name);
      return {
        json: {
          organization: { trade: 'organ-building', block, quote: 'Wir bauen und restaurieren', also: null },
          workflows: [
            proposal('Wir verkaufen Klaviere in ganz Bayern'),
            proposal('Wir bauen und reparieren Pfeifenorgeln für Kirchen'),
            proposal('We build and restore pipe organs for churches'),
            proposal('Wir bauen und restaurieren … in ganz Bayern'),
            proposal('Wir bauen und restaurieren Pfeifenorgeln', 'Klavierhandel'),
            proposal('Wir bauen und restaurieren Pfeifenorgeln', 'Pfeifenorgeln', 'p9b9'),
            proposal('Wir', 'Pfeifenorgeln'),
          ],
          offerings: [
            { block, quote: 'Orgelkurse für Kinder', name: 'Orgelkurse', englishName: 'Organ courses' },
          ],
          people: null,
          workingTime: null,
          firstTrials: [],
        },
      };
    };
    const { closer, shown, built } = await read('openai-compatible');
    expect(closer.refusals).toEqual({
      'unknown-trade': 1,
      'quote-not-found': 5,
      'name-not-found': 1,
      'unknown-block': 1,
      'quote-too-short': 1,
    });
    expect(shown.workflows).toEqual(built.workflows);
    expect(shown.offerings).toEqual(built.offerings);
    expect(shown.industry).toEqual(built.industry);
  });

  it('cannot overrule clear words by disagreeing', async () => {
    const site = [
      pageOf('/', [
        '# Family dentistry in Ashford',
        'Our dentist and dental hygienist have cared for patients since 1998.',
        'We place dental implants and crowns. We do fillings and root canal treatment in our dental office.',
        'Our hygienist gives dental cleanings every six months.',
        plainFiller,
      ]),
    ];
    const own = identify(site, 'unknown', { workflows, industries });
    server.answer = (request) =>
      request.purpose === 'judge'
        ? {
            json: {
              judgments: request.entries.map(({ key }) => ({ key, verdict: 'customers' })),
              relations: [],
              lineOfBusiness: null,
            },
          }
        : { json: { ...noProposals, offerings: [] } };
    const { shown } = await read('openai-compatible', site);
    const core = own.workflows.filter(({ definition }) => definition.function === 'deliver');
    expect(core.length).toBeGreaterThan(0);
    expect(shown.workflows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(core.map(({ name }) => name)),
    );
  });
});
