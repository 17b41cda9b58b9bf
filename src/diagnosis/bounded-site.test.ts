import { describe, expect, it } from 'vitest';
import { crawledPage, crawledSite } from '#tests/support/crawled-site.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { boundedSite } from './bounded-site.ts';
import { diagnosePages } from './diagnose-pages.ts';
import type { PageFacts } from './read/page-facts.ts';

const syllables = 'bar cel don fer gal hin jor kel lam mor nes pol rus sen tav ver'.split(' ');
const word = (n: number) =>
  [n, n >> 4, n >> 8, n >> 12].map((part) => syllables[part % syllables.length]).join('');

const diagnosisOf = (pages: readonly PageFacts[]) =>
  diagnosePages(
    { companyType: 'unknown', companySize: '11-50' },
    crawledSite(pages.map((facts, position) => crawledPage(facts, position))),
  );

describe('boundedSite', () => {
  const page = (path: string) => pageOf(path, ['# Roofs', 'We repair roofs.', 'We clean gutters.']);
  const pages = [page('/'), page('/a'), page('/b')];
  const plenty = { blocks: 100, headings: 100, characters: 10_000, links: 100 };

  it('returns the pages unchanged if they are within the budget', () => {
    expect(boundedSite(pages)).toEqual(pages);
    expect(boundedSite(pages)[0]).toBe(pages[0]);
  });

  it.each([
    [{ blocks: 4 }, [3, 1, 0]],
    [{ headings: 1 }, [3, 0, 0]],
    [{ characters: 50 }, [3, 1, 0]],
  ])('keeps the text up to the point where %o are used up', (few, kept) => {
    expect(boundedSite(pages, { ...plenty, ...few }).map(({ blocks }) => blocks.length)).toEqual(kept);
  });
});

describe('a site of 40 pages with thousands of names each', () => {
  const lines = (page: number, line: (n: number) => string[]) =>
    Array.from({ length: 1_000 }, (_, n) => line(page * 1_000 + n)).flat();
  const shapes: [string, (n: number) => string[]][] = [
    ['headings', (n) => [`## ${word(n)} repair`, `We offer ${word(n)} repair for homes.`]],
    ['list items', (n) => [...(n % 1_000 === 0 ? ['## Our services'] : []), `- ${word(n)} repair`]],
    ['sentences', (n) => [`We offer ${word(n)} repair, ${word(n + 7)} cleaning and ${word(n + 9)} advice.`]],
  ];

  // Without the budget, analyzing just three of these pages took more than a minute.
  it.each(shapes)('is analyzed within the time limit: %s', { timeout: 60_000 }, (_what, line) => {
    const pages = Array.from({ length: 40 }, (_, n) =>
      pageOf(n === 0 ? '/' : `/services/${word(n)}`, lines(n, line), { kind: n === 0 ? 'home' : 'other' }),
    );
    const { offerings, coverage } = diagnosisOf(pages);
    expect(offerings.length).toBeGreaterThan(0);
    expect(offerings.length).toBeLessThanOrEqual(30);
    expect(coverage.pages.length).toBe(40);
  });
});
