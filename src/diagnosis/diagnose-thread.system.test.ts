import { describe, expect, it } from 'vitest';
import { harbourPhysioFacts } from '#tests/support/harbour-physio-facts.ts';
import type { CrawlResult } from './crawl/crawl-types.ts';
import { diagnosePages } from './diagnose-pages.ts';
import { diagnoseInThread, explainInThread } from './diagnose-thread.ts';
import { explainSite } from './explain/explain-site.ts';

const crawled: CrawlResult = harbourPhysioFacts();
const request = { companyType: 'unknown', companySize: '1-10' } as const;

describe('diagnoseInThread', () => {
  it('returns the same as the pure function, for several calls at once', async () => {
    const here = diagnosePages(request, crawled);
    expect(here.workflows.length).toBeGreaterThan(0);
    const there = await Promise.all([diagnoseInThread(request, crawled), diagnoseInThread(request, crawled)]);
    expect(there).toEqual([here, here]);
  });

  it('rejects if the analysis fails, and works again afterward', async () => {
    const broken = { ...crawled, notes: null } as unknown as CrawlResult;
    await expect(diagnoseInThread(request, { ...broken, pages: [] })).rejects.toThrow();
    expect((await diagnoseInThread(request, crawled)).workflows.length).toBeGreaterThan(0);
  });
});

describe('explainInThread', () => {
  it('returns the same as the pure function, while diagnoses run', async () => {
    const question = { workflow: 'appointment-scheduling', text: null };
    const [explanation, diagnosis] = await Promise.all([
      explainInThread(request, crawled, question),
      diagnoseInThread(request, crawled),
    ]);
    expect(explanation).toEqual(explainSite(request, crawled, question));
    expect(explanation.candidates.length).toBeGreaterThan(0);
    expect(diagnosis).toEqual(diagnosePages(request, crawled));
  });
});
