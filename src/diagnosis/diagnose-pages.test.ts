import { describe, expect, it } from 'vitest';
import { crawledPage, crawledSite } from '#tests/support/crawled-site.ts';
import { pageOf } from '#tests/support/page-builder.ts';
import { plainFiller } from '#tests/support/plain-filler.ts';
import { diagnosePages } from './diagnose-pages.ts';

const request = { companyType: 'unknown', companySize: '11-50' } as const;

const shop = [
  pageOf(
    '/',
    [
      '# Handmade candles',
      'Shop online: every candle is made to order in our studio and packed by hand for you.',
      'Add to cart, then proceed to checkout. Free shipping on orders over 40 dollars within the country.',
      'We ship every order within two business days by courier and send the tracking number by e-mail.',
      'Returns are accepted within 30 days: send a photo of damaged items and we refund the order at once.',
      'Have a question about your order? Contact us and we reply within one day, also at the weekend.',
    ],
    { title: 'Candle shop' },
  ),
  pageOf('/returns', [
    '# Return policy',
    'Damaged items are replaced or refunded. Write to us within 30 days.',
  ]),
].map((facts, index) => crawledPage(facts, index));

describe('diagnosePages', () => {
  it('returns the industry, workflows with rated tasks, coverage, and scan quality', () => {
    const diagnosis = diagnosePages(request, crawledSite(shop));
    expect(diagnosis.industry.detected).toBe('retail');
    expect(diagnosis.workflows.map(({ definitionId }) => definitionId)).toEqual(
      expect.arrayContaining(['online-orders', 'order-fulfilment', 'returns-handling']),
    );
    for (const task of diagnosis.workflows.flatMap(({ tasks }) => tasks)) {
      expect(task.serviceValue).toBeGreaterThanOrEqual(1);
      expect(task.replicabilityDifficulty).toBeLessThanOrEqual(10);
      expect(task.timeInvestment).toBeGreaterThan(0);
    }
    expect(diagnosis.coverage).toMatchObject({ found: 2, read: 2, failed: 0, language: 'en', note: null });
    expect(diagnosis.scanQuality).toBeGreaterThan(30);
    expect(diagnosis.scanQualityParts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('shows a mismatch between the choice and the site', () => {
    const { industry } = diagnosePages({ ...request, companyType: 'legal' }, crawledSite(shop));
    expect(industry).toMatchObject({ chosen: 'legal', detected: 'retail' });
  });

  it('returns empty lists and a note if the site shows no work', () => {
    const poem = pageOf(
      '/',
      Array.from({ length: 12 }, (_, line) => `The river runs and the trees stand still ${line}`),
    );
    const diagnosis = diagnosePages(request, crawledSite([crawledPage(poem, 0)]));
    expect(diagnosis).toMatchObject({ failure: null, workflows: [] });
    expect(diagnosis.coverage.note).toContain('describe any work');
    expect(diagnosis.coverage.note).toContain('by hand');
  });

  it('says that there are only suggestions if the site says too little of any work', () => {
    const filler = Array.from({ length: 800 }, (_, line) => `${plainFiller} This is line ${line}.`);
    const page = pageOf('/', ['# Ashford', ...filler, 'Subscribe to our newsletter for updates.']);
    const diagnosis = diagnosePages(request, crawledSite([crawledPage(page, 0)]));
    expect(diagnosis.workflows).toEqual([]);
    expect(diagnosis.seenNotCounted).toMatchObject([{ name: 'Newsletter publishing', suggested: true }]);
    expect(diagnosis.coverage.note).toContain('only suggest some work');
  });

  it('claims nothing and gives no score if the site could not be read', () => {
    const failure = { code: 'certificate', message: 'The certificate has expired.' } as const;
    const diagnosis = diagnosePages(request, crawledSite([], { failure, reachedUrl: null }));
    expect(diagnosis).toMatchObject({ failure, workflows: [], scanQuality: null, scanQualityParts: [] });
    expect(diagnosis.industry.detected).toBe('unknown');
  });

  it('leaves out pages that were set aside, and says why there is nothing', () => {
    const setAside = { ...pageOf('/', ['Coming soon']), setAside: 'coming soon' };
    const diagnosis = diagnosePages(
      request,
      crawledSite([crawledPage(setAside, 0, { outcome: 'set-aside' })]),
    );
    expect(diagnosis.workflows).toEqual([]);
    expect(diagnosis.coverage).toMatchObject({ read: 0, setAside: 1 });
    expect(diagnosis.coverage.note).toContain('coming soon');
  });

  it('admits that it cannot interpret a language', () => {
    const pages = shop.map((page) => ({ ...page, facts: page.facts && { ...page.facts, language: 'fi' } }));
    const diagnosis = diagnosePages(request, crawledSite(pages));
    expect(diagnosis.workflows).toEqual([]);
    expect(diagnosis.coverage.note).toContain('Finnish');
  });

  it('lists the outcome of each page', () => {
    const missed = crawledPage(pageOf('/gone', []), 2, {
      outcome: 'failed',
      reason: 'The page is gone.',
      facts: null,
    });
    const { coverage } = diagnosePages(
      request,
      crawledSite([...shop, missed], { found: 9, notes: ['Time ran out.'] }),
    );
    expect(coverage).toMatchObject({ found: 9, read: 2, failed: 1, note: 'Time ran out.' });
    expect(coverage.pages[0]).toMatchObject({
      url: 'https://example.com/',
      outcome: 'read',
      title: 'Candle shop',
    });
    expect(coverage.pages[2]).toEqual({
      url: 'https://example.com/gone',
      outcome: 'failed',
      reason: 'The page is gone.',
    });
  });
});
