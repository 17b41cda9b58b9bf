import { describe, expect, it } from 'vitest';
import { industries } from '#catalogue/industries/industry-registry.ts';
import { workflows } from '#catalogue/workflows/workflow-registry.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { detectIndustry } from '../annotate/industry/detect-industry.ts';
import { signalIndexes } from '../annotate/signal-index.ts';
import { readSite } from '../annotate/site-reading.ts';
import { claimOf } from '../compose/claim.ts';
import { proposeWorkflows } from '../propose/propose-workflows.ts';
import { minSupport, supportOf } from './claim-support.ts';

const knowledge = { workflows, industries };
const indexes = signalIndexes(knowledge);

interface Described {
  lines: readonly string[];
  path?: string;
  length?: number;
}

function supportFor(id: string, { lines, path = '/more', length = 1 }: Described): number {
  const pages = [
    pageOf('/', ['# Plumbers in Ashford', 'We are plumbers and repair leaks in every home.']),
    pageOf(path, lines),
    pageOf(
      '/filler',
      Array.from({ length }, (_, number) => `${plainFiller} This is line ${number}.`),
    ),
  ];
  const site = readSite(pages, indexes);
  const finding = detectIndustry(site, 'unknown', knowledge);
  const candidate = proposeWorkflows(site, workflows, indexes).find((proposed) => proposed.id === id);
  if (!candidate) throw new Error(`Nothing suggests ${id}`);
  return supportOf(candidate, claimOf(site, candidate).evidence, site, finding);
}

describe('support for a claim', () => {
  it.each([
    ['one line in passing on a long site', 'product-advice', ['Guests help each other choose colors.'], 400],
    ['a link of one word on a long site', 'content-publishing', ['nav: Blog'], 400],
  ])('is too weak with %s', (_, id, lines, length) => {
    expect(supportFor(id, { lines, length })).toBeLessThan(minSupport);
  });

  it.each([
    [
      'sentences in the own voice that say what is done',
      'plumbing-work',
      ['We repair leaking pipes.', 'Our plumbers install water heaters and clear drains.'],
    ],
    [
      'an invitation that every organization gives',
      'inquiry-handling',
      ['Contact us with any question and we will reply within a day.'],
    ],
  ])('is strong enough with %s', (_, id, lines) => {
    expect(supportFor(id, { lines })).toBeGreaterThan(minSupport);
  });

  const plan = ['Our maintenance plans include a yearly visit.'];

  it('may be weaker on a short site than on a long one', () => {
    expect(supportFor('maintenance-plans', { lines: plan })).toBeGreaterThan(
      supportFor('maintenance-plans', { lines: plan, length: 400 }),
    );
  });

  it('increases with a page named after the work, and with each further sentence', () => {
    const plain = supportFor('maintenance-plans', { lines: plan });
    expect(supportFor('maintenance-plans', { lines: plan, path: '/maintenance-plans' })).toBeGreaterThan(
      plain,
    );
    expect(
      supportFor('maintenance-plans', {
        lines: [...plan, 'Members of our maintenance plan have priority service.'],
      }),
    ).toBeGreaterThan(plain);
  });
});
