import { describe, expect, it } from 'vitest';
import { crawlSite, htmlPage, pageAt, sendHtml, startSite } from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import type { CrawledPage } from './crawl-types.ts';

const { keep } = openedSites();

const paths = ['/services', '/pricing', '/contact'];

async function validatingSite(validator: 'etag' | 'last-modified') {
  const pages: Record<string, string> = Object.fromEntries(
    ['/', ...paths].map((path) => [path, htmlPage(`Page ${path}`, path === '/' ? paths : [])]),
  );
  const counts = { whole: 0, unchanged: 0 };
  const extra: Record<string, string> = {};
  const conditions: (string | undefined)[] = [];
  const stamp = (body: string) =>
    validator === 'etag'
      ? `"${body.length}"`
      : new Date(Date.UTC(2026, 0, 1, 0, 0, body.length)).toUTCString();
  const site = await keep(
    startSite((request, response) => {
      if (request.url === '/moved') return void response.writeHead(301, { location: '/contact' }).end();
      const body = pages[request.url ?? ''];
      if (body === undefined) return sendHtml(response, '', 404);
      const asked = request.headers[validator === 'etag' ? 'if-none-match' : 'if-modified-since'];
      conditions.push(asked);
      for (const [name, value] of Object.entries(extra)) response.setHeader(name, value);
      if (asked === stamp(body)) {
        counts.unchanged++;
        // Without the validator: RFC 9110 requires the ETag on a 304, but some servers leave it out.
        return void response.writeHead(304).end();
      }
      counts.whole++;
      response.setHeader(validator, stamp(body));
      sendHtml(response, body);
    }),
  );
  return { site, pages, counts, extra, conditions };
}

const factsOf = (pages: readonly CrawledPage[]) => pages.map(({ url, facts }) => ({ url, facts }));

describe('a scan of a site that was scanned before', () => {
  it.each(['etag', 'last-modified'] as const)('keeps unchanged pages, by %s, repeatedly', async (by) => {
    const { site, counts } = await validatingSite(by);
    const first = await crawlSite(site.port);
    expect(counts).toEqual({ whole: 4, unchanged: 0 });
    const second = await crawlSite(site.port, { previous: first.pages });
    expect(counts).toEqual({ whole: 4, unchanged: 4 });
    const third = await crawlSite(site.port, { previous: second.pages });
    expect(counts).toEqual({ whole: 4, unchanged: 8 });
    expect(factsOf(second.pages)).toEqual(factsOf(first.pages));
    expect(factsOf(third.pages)).toEqual(factsOf(first.pages));
  });

  it('reads changed pages again', async () => {
    const { site, pages, counts } = await validatingSite('etag');
    const first = await crawlSite(site.port);
    pages['/pricing'] = htmlPage('New prices', ['/contact']);
    const second = await crawlSite(site.port, { previous: first.pages });
    expect(counts).toEqual({ whole: 5, unchanged: 3 });
    expect(pageAt(second, '/pricing')?.facts?.title).toBe('New prices');
  });

  it.each<[string, Partial<CrawledPage>]>([
    ['another reader took apart', { reader: 'another' }],
    ['a release without readers stored', { reader: undefined }],
    ['scripts had made', { rendered: true }],
    ['came without a validator', { etag: null, lastModified: null }],
    ['was stored without its facts', { facts: null }],
  ])('reads a page again that %s', async (_what, change) => {
    const { site, counts, conditions } = await validatingSite('etag');
    const first = await crawlSite(site.port);
    conditions.length = 0;
    const previous = first.pages.map((page) => ({ ...page, ...change }));
    expect((await crawlSite(site.port, { previous })).failure).toBeNull();
    expect(counts).toEqual({ whole: 8, unchanged: 0 });
    expect(new Set(conditions)).toEqual(new Set([undefined]));
  });

  it('requests conditionally only the address that returned the copy', async () => {
    const { site, pages, conditions } = await validatingSite('etag');
    pages['/'] = htmlPage('Home', ['/moved']);
    const first = await crawlSite(site.port);
    expect(pageAt(first, '/moved')?.finalUrl).toBe('http://site.test/contact');
    conditions.length = 0;
    const elsewhere = first.pages.map((page) => ({ ...page, finalUrl: 'http://site.test/elsewhere' }));
    expect(pageAt(await crawlSite(site.port, { previous: elsewhere }), '/moved')?.outcome).toBe('read');
    expect(conditions).toEqual([undefined, undefined]);
    conditions.length = 0;
    await crawlSite(site.port, { previous: first.pages });
    expect(conditions.every((asked) => asked !== undefined)).toBe(true);
  });

  it('drops a page that its server now asks robots to skip', async () => {
    const { site, extra } = await validatingSite('etag');
    const first = await crawlSite(site.port);
    extra['x-robots-tag'] = 'noindex';
    const second = await crawlSite(site.port, { previous: first.pages });
    expect(new Set(second.pages.map(({ outcome }) => outcome))).toEqual(new Set(['skipped-by-robots']));
    expect(second.pages.every(({ facts }) => facts === null)).toBe(true);
  });
});
