import { diagnosePages } from '#diagnosis/diagnose-pages.ts';
import type { Diagnose } from '#diagnosis/diagnosis-types.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import type { SiteFacts } from '#diagnosis/site-facts/site-facts.ts';
import { analysisVersions } from '#diagnosis/versions/analysis-versions.ts';
import type { ModelSettings } from '#language-model/model-settings.ts';
import { crawledPage } from './crawled-site.ts';
import { agree, blockWith, noProposals, proposedWorkflow } from './model-answers.ts';
import type { ModelRequest, StubAnswer } from './model-server.ts';
import { pageOf } from './page-builder.ts';

/** A fictional company whose work no definition covers, with a person's name, a phone number, and an email address. */
export const organBuilderPages: PageFacts[] = [
  pageOf(
    '/',
    [
      '# Orgelbau Winter',
      'Wir bauen und restaurieren Pfeifenorgeln für Kirchen in ganz Bayern.',
      'Jede Pfeife stimmen wir vor Ort nach dem Gehör.',
      'Rufen Sie uns an: +49 89 1234567 oder schreiben Sie an info@orgel.example.',
      'Inhaber: Korbinian Winter',
      'Unsere Werkstatt besteht seit drei Generationen, und jedes Instrument verlässt sie nach vielen Monaten sorgfältiger Arbeit. '.repeat(
        4,
      ),
    ],
    { language: 'de' },
  ),
];

export function factsOf(pages: readonly PageFacts[], website = 'https://example.com/'): SiteFacts {
  return {
    website,
    readAt: '2026-01-01T00:00:00.000Z',
    reachedUrl: website,
    found: pages.length,
    failure: null,
    notes: [],
    favicon: null,
    pages: pages.map((facts, position) => crawledPage(facts, position)),
  };
}

export function diagnosingPages(pages: readonly PageFacts[]): Diagnose {
  return async (request, context) => {
    const facts = { ...factsOf(pages), readAt: new Date(context.now()).toISOString() };
    for (const page of facts.pages) await context.savePage(page);
    await context.saveFacts?.(facts);
    return { ...diagnosePages(request, facts), versions: analysisVersions() };
  };
}

export function goodOrganReader(request: ModelRequest): StubAnswer {
  if (request.purpose !== 'propose') return agree(request);
  const block = blockWith(request, 'Pfeifenorgeln');
  return {
    json: {
      ...noProposals,
      workflows: [
        proposedWorkflow(block, 'Wir bauen und restaurieren Pfeifenorgeln für Kirchen', 'Pfeifenorgeln', {
          englishName: 'Pipe organ building and restoration',
          tasks: [
            {
              name: 'Tune each pipe by ear',
              block: blockWith(request, 'stimmen'),
              quote: 'Jede Pfeife stimmen wir vor Ort nach dem Gehör.',
            },
          ],
        }),
      ],
    },
  };
}

export function readingSettings(url: string): ModelSettings {
  return {
    provider: 'openai-compatible',
    model: 'stub-model',
    apiKey: null,
    baseUrl: `${url}/v1`,
    maxInputTokens: 24_000,
    prices: { input: 3, output: 15 },
    budget: { perDiagnosis: null, perDay: null, perMonth: null },
    concurrency: 1,
    timeoutMs: 60_000,
    asksConsent: false,
  };
}
