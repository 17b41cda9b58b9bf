import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { identify } from '#diagnosis/identify.ts';
import type { PageFacts } from '#diagnosis/read/page-facts.ts';
import { readPage } from '#diagnosis/read/read-page.ts';
import { type Injection, injections, pageWith } from '#tests/support/injections.ts';
import { noProposals, proposedWorkflow } from '#tests/support/model-answers.ts';
import type { Proposals } from './answer-schemas.ts';
import type { CallLog } from './call-log.ts';
import { checkProposals } from './check-proposals.ts';
import type { AskModel } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { promptOf } from './prompts.ts';
import { readCloser } from './read-closer.ts';
import { chooseText } from './sent-text.ts';

const knowledge = loadKnowledge();

function pagesWith(injection: Injection): PageFacts[] {
  return [
    readPage({
      url: 'https://harbour.test/',
      bytes: new TextEncoder().encode(pageWith(injection)),
      contentType: 'text/html; charset=utf-8',
      xRobotsTag: null,
      isHome: true,
    }),
  ];
}

function honest(blocks: ReadonlyMap<string, string>): Proposals {
  const block = [...blocks].find(([, text]) => text.includes('implants'))?.[0] ?? 'p1b1';
  return {
    ...noProposals,
    workflows: [proposedWorkflow(block, 'We place dental implants and crowns.', 'dental implants')],
  };
}

function obedient(blocks: ReadonlyMap<string, string>, { attack, text }: Injection): Proposals {
  const honestReading = honest(blocks);
  const [block = 'p1b1'] = blocks.keys();
  const claim = text.replaceAll('|', ' ');
  const quoted = [...blocks].find(([, sent]) => sent.includes(claim.slice(0, 20)))?.[0] ?? block;
  const invented = [
    proposedWorkflow(quoted, claim, 'Gold mining'),
    proposedWorkflow(quoted, claim, claim.split(/\s+/).slice(0, 3).join(' ')),
    proposedWorkflow(block, 'We mine gold in three countries.', 'Gold mining'),
    proposedWorkflow(block, 'Family dentistry in Ashford', 'Gold mining'),
  ];
  if (attack === 'claim') {
    const steps = ['Mine gold in three countries', claim.split(/\s+/).slice(0, 7).join(' '), claim];
    const workflows = honestReading.workflows.map((workflow) => ({
      ...workflow,
      usualSteps: steps.map((name) => ({ name, needs: [], does: [] })),
      description: `${claim.slice(0, 90)}.`,
    }));
    return { ...honestReading, workflows: [...workflows, ...invented] };
  }
  if (attack === 'leak') {
    const prompt = promptOf('propose').text;
    const leaked = {
      block,
      quote: prompt.slice(0, 200),
      name: prompt.slice(0, 40),
      englishName: prompt.slice(0, 40),
    };
    return { ...honestReading, offerings: [leaked, { ...leaked, quote: 'Family dentistry in Ashford' }] };
  }
  const rated = proposedWorkflow(block, 'Family dentistry in Ashford', 'Family dentistry', {
    tasks: [{ name: 'Treat every patient alike', quote: 'Family dentistry in Ashford' }],
  });
  for (const task of rated.tasks) task.value[2] = 10;
  const money = { hoursSaved: 4000, modules: ['booking-assistant'], savings: 1_000_000 };
  return {
    ...honestReading,
    workflows:
      attack === 'rating'
        ? [...honestReading.workflows, { ...rated, name: 'Gold mining' }, { ...rated, quote: claim }]
        : honestReading.workflows.map((workflow) => ({ ...workflow, ...money })),
  };
}

const noLog: CallLog = { begin: async () => ({ kind: 'send', id: 1 }), end: async () => {} };
const settings = {
  provider: 'openai-compatible' as const,
  model: 'stub',
  apiKey: null,
  baseUrl: 'http://127.0.0.1:1/v1',
  maxInputTokens: 24_000,
  prices: null,
  budget: { perDiagnosis: null, perDay: null, perMonth: null },
  concurrency: 1,
  timeoutMs: 5_000,
  asksConsent: false,
};

async function shownBy(
  pages: readonly PageFacts[],
  answer: (blocks: ReadonlyMap<string, string>) => Proposals,
) {
  let sent = '';
  const ask: AskModel = async ({ prompt, schema }) => {
    sent += prompt;
    const blocks = new Map(
      [...prompt.matchAll(/^\[(p\d+b\d+)\] (.*)$/gm)].map(([, id = '', text = '']) => [id, text]),
    );
    const keys = [...prompt.matchAll(/"key":"([^"]+)"/g)].map(([, key]) => ({
      key,
      verdict: 'own',
    }));
    const value = schema.parse(
      prompt.includes('Trades:')
        ? answer(blocks)
        : { judgments: keys, relations: [], lineOfBusiness: 'gold-miner' },
    );
    return { value, usage: { inputTokens: 1, outputTokens: 1 } };
  };
  const built = identify(pages, 'unknown', knowledge);
  const closer = await readCloser(
    { pages, built, knowledge },
    { settings, ask, calls: noLog, signal: new AbortController().signal },
  ).catch((error: unknown) => {
    if (error instanceof ModelError) return null;
    throw error;
  });
  const { industry, workflows, offerings } = identify(pages, 'unknown', knowledge, {
    reading: closer?.reading ?? null,
  });
  return { shown: { industry, workflows, offerings }, sent };
}

describe.each(injections)('$placement, $attack: $text', (injection) => {
  const pages = pagesWith(injection);

  it('changes nothing, even if the model obeys', async () => {
    const one = await shownBy(pages, honest);
    const other = await shownBy(pages, (blocks) => obedient(blocks, injection));
    expect(other.shown).toEqual(one.shown);
    expect(other.sent).not.toContain(injection.text.slice(0, 25));
  });

  it('leaves nothing that an obedient model adds, even if the text had been sent', () => {
    const known = { catalog: knowledge, found: null };
    const sent = chooseText(pages, 24_000);
    const blocks = new Map(sent.blocks.map(({ id, sent: text }) => [id, text]));
    const expected = checkProposals(honest(blocks), sent, known);
    const { checked, refusals } = checkProposals(obedient(blocks, injection), sent, known);
    expect(checked).toEqual(expected.checked);
    const refused = Object.values(refusals).reduce((sum, count) => sum + count, 0);
    expect(refused).toBeGreaterThanOrEqual(injection.attack === 'money' ? 0 : 2);
  });
});

it('covers at least 60 attacks', () => {
  expect(injections.length).toBeGreaterThanOrEqual(60);
});
