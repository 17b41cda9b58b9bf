import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/scan-examples.ts';
import { unfinishedSite } from './unfinished-site.ts';

const site = (...shares: number[]) => siteOf(300, ...shares);

const siteOf = (words: number, ...shares: number[]) =>
  shares.map((placeholderShare, position) => {
    const page = examplePage(position);
    if (!page.facts) throw new Error('The example page was read');
    return { ...page, facts: { ...page.facts, words, placeholderShare } };
  });

describe('unfinishedSite', () => {
  it('recognizes a template that is being filled in', () => {
    expect(unfinishedSite(site(0.2, 0.04, 0.3, 0, 0, 0))).toEqual({ marked: 3, pages: 6 });
    expect(unfinishedSite(site(0.9, 0.5))).toEqual({ marked: 2, pages: 2 });
    expect(unfinishedSite(site(0.3))).toEqual({ marked: 1, pages: 1 });
  });

  it('allows a finished site a forgotten page, a Latin motto, or nothing at all', () => {
    expect(unfinishedSite(site(0.9, 0, 0, 0))).toBeNull();
    expect(unfinishedSite(site(0.2, 0.16, 0.04, 0, 0, 0, 0))).toBeNull();
    expect(unfinishedSite(site(0.02, 0.02, 0.01))).toBeNull();
    expect(unfinishedSite(site(0.1))).toBeNull();
    expect(unfinishedSite([])).toBeNull();
  });

  it('requires some content on the other pages', () => {
    expect(unfinishedSite(siteOf(100, 0.2, 0.16, 0.04, 0, 0, 0, 0))).toBeNull();
    expect(unfinishedSite(siteOf(99, 0.2, 0.16, 0.04, 0, 0, 0, 0))).toEqual({ marked: 3, pages: 7 });
  });

  it('counts pages that were set aside for it, but not those that were not read', () => {
    const [first, second] = site(0.8, 0);
    if (!first || !second) throw new Error('There are two pages');
    expect(unfinishedSite([{ ...first, outcome: 'set-aside' }, second])).toEqual({ marked: 1, pages: 2 });
    expect(unfinishedSite([{ ...first, outcome: 'failed', facts: null }, second])).toBeNull();
  });
});
