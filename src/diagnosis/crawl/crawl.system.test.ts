import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  crawlSite,
  htmlPage,
  outcomes,
  pageAt,
  type SiteAnswer,
  sendHtml,
} from '#tests/support/crawl-site.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { unfinishedSite } from '../unfinished-site.ts';
import type { CrawledPage } from './crawl-types.ts';
import { createReadPool } from './read-pool.ts';

const { site, keep } = openedSites();
afterEach(() => void vi.restoreAllMocks());

const paths = ['/services', '/pricing', '/contact', '/about', '/careers', '/faq', '/booking', '/policies'];
const company = () => ({
  '/': htmlPage('Home', paths),
  ...Object.fromEntries(paths.map((path) => [path, htmlPage(`Page ${path}`)])),
});

describe('crawl', () => {
  it('reads a site and reports each page once, in order', async () => {
    const server = await site(company());
    const reported: CrawledPage[] = [];
    const result = await crawlSite(server.port, {
      onPage: async (page) => {
        reported.push(page);
      },
    });
    expect(result.failure).toBeNull();
    expect(result.pages.map(({ outcome }) => outcome)).toEqual(Array(9).fill('read'));
    expect(reported.map(({ url }) => url)).toEqual(result.pages.map(({ url }) => url));
    expect(reported.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(server.requests[0]).toBe('/robots.txt');
  });

  it('keeps what it read of unfinished pages, so that they count when the site is judged', async () => {
    const dummy = `<p>${'lorem ipsum dolor sit amet consectetur adipiscing elit '.repeat(20)}</p>`;
    const server = await site({
      '/': htmlPage('Home', ['/services', '/about']),
      '/services': htmlPage('Services').replace('</body>', `${dummy}</body>`),
      '/about': htmlPage('About').replace('</body>', `${dummy}</body>`),
    });
    const { pages } = await crawlSite(server.port);
    expect(pages.map(({ outcome }) => outcome)).toEqual(['read', 'set-aside', 'set-aside']);
    expect(unfinishedSite(pages)).toEqual({ marked: 2, pages: 3 });
  });

  it('gives the same order regardless of the speed of each response', async () => {
    const orders = new Set<string>();
    for (let run = 0; run < 3; run++) {
      const pages = company();
      const server = await site((request, response) => {
        const body = pages[request.url as keyof typeof pages];
        setTimeout(() => sendHtml(response, body ?? '', body ? 200 : 404), Math.random() * 20);
      });
      const result = await crawlSite(server.port, { limits: { maxPages: 6 } });
      orders.add(result.pages.map(({ url, outcome }) => `${url} ${outcome}`).join('\n'));
    }
    expect(orders.size).toBe(1);
  });

  it.each([
    ['back', -3_600_000, ''],
    ['back at a site that asks for a pause', -3_600_000, 'User-agent: *\nCrawl-delay: 0.05'],
    ['forward', 3_600_000, ''],
  ])('loses no page if the clock is set %s meanwhile', async (_, byMs, robots) => {
    const pages = company();
    const realNow = Date.now;
    let offByMs = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + offByMs);
    const server = await site((request, response) => {
      if (request.url === '/robots.txt' && robots) return void response.end(robots);
      if (request.url === '/') offByMs = byMs;
      const body = pages[request.url as keyof typeof pages];
      sendHtml(response, body ?? '', body ? 200 : 404);
    });
    const result = await crawlSite(server.port, { limits: { timeBudgetMs: 20_000 } });
    expect(result.pages.map(({ outcome }) => outcome)).toEqual(Array(9).fill('read'));
    expect(result.notes).toEqual([]);
  });

  it('counts a page once, whatever redirects to it and whatever its canonical address', async () => {
    const canonical = '<link rel="canonical" href="/services">';
    const server = await site((request, response) => {
      if (request.url === '/moved') return void response.writeHead(301, { location: '/pricing' }).end();
      const pages: Record<string, string> = {
        '/': htmlPage('Home', ['/moved', '/offer', '/list.pdf']),
        '/pricing': htmlPage('Prices'),
        '/offer': htmlPage('Services', [], canonical),
      };
      sendHtml(response, pages[request.url ?? ''] ?? '', pages[request.url ?? ''] ? 200 : 404);
    });
    const result = await crawlSite(server.port);
    expect(outcomes(result)).toEqual({
      '/': 'read',
      '/moved': 'read',
      '/offer': 'read',
      '/list.pdf': 'not-fetched',
    });
    expect(result.found).toBe(4);
  });

  it('counts pages beyond those it can list', async () => {
    const links = Array.from({ length: 700 }, (_, n) => `/services/part-${n}`);
    const server = await site((request, response) =>
      sendHtml(response, htmlPage(`Page ${request.url}`, request.url === '/' ? links : [])),
    );
    const result = await crawlSite(server.port, { limits: { maxPages: 5 } });
    expect(result.pages).toHaveLength(505);
    expect(result.found).toBe(701);
  });

  it('identifies itself', async () => {
    const agents = new Set<string | undefined>();
    const server = await site((request, response) => {
      agents.add(request.headers['user-agent']);
      sendHtml(response, htmlPage('Home'));
    });
    await crawlSite(server.port);
    expect([...agents]).toEqual(['Mozilla/5.0 (compatible; AICompassBot/1.0)']);
  });

  it('continues from stored pages without fetching them again', async () => {
    const server = await site(company());
    const whole = await crawlSite(server.port);
    const stored = whole.pages.slice(0, 4);
    server.requests.length = 0;
    const reported: number[] = [];
    const result = await crawlSite(server.port, {
      stored,
      onPage: async ({ position }) => {
        reported.push(position);
      },
    });
    for (const page of stored) expect(server.requests).not.toContain(new URL(page.url).pathname);
    expect(outcomes(result)).toEqual(outcomes(whole));
    expect(result.pages.slice(0, 4)).toEqual(stored);
    expect(reported).toEqual([4, 5, 6, 7, 8]);
    expect(result.reachedUrl).toBe(whole.reachedUrl);
  });

  it('stops if a page cannot be stored', async () => {
    const server = await site(company());
    const failing = crawlSite(server.port, {
      onPage: async ({ position }) => {
        if (position === 2) throw new Error('the database is away');
      },
    });
    await expect(failing).rejects.toThrow('the database is away');
  });

  it('stops immediately when aborted', async () => {
    const server = await site({ ...company(), '/services': () => {} });
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('shutting down')), 150);
    const patient = { firstByteTimeoutMs: 3_600_000, totalTimeoutMs: 3_600_000 };
    const stopped = crawlSite(server.port, {
      signal: controller.signal,
      fetch: patient,
      limits: { timeBudgetMs: 3_600_000 },
    });
    await expect(stopped).rejects.toThrow('shutting down');
  });

  it('uses a connection that was established while this process was stalled', async () => {
    const server = await site({ '/': htmlPage('Home') });
    const standStill = () => {
      for (const until = performance.now() + 400; performance.now() < until; );
    };
    const openTcp = (_addresses: unknown, port: number) => {
      process.nextTick(standStill);
      return connect(port, '127.0.0.1');
    };
    const result = await crawlSite(server.port, { guard: { connectTimeoutMs: 200, openTcp } });
    expect(result.failure).toBeNull();
  });

  it('reports a page that breaks its reader and reads the others', async () => {
    const pool = createReadPool({
      size: 1,
      timeoutMs: 4_000,
      worker: new URL('../../../tests/support/fragile-read-worker.ts', import.meta.url),
    });
    await keep(pool);
    const server = await site({
      ...company(),
      '/services': htmlPage('exit at once'),
      '/pricing': htmlPage('loop for ever'),
      '/contact': htmlPage('throw something'),
    });
    const result = await crawlSite(server.port, { settings: { readPool: () => pool } });
    expect(pageAt(result, '/services')).toMatchObject({
      outcome: 'failed',
      reason: 'The page crashed our crawler.',
    });
    expect(pageAt(result, '/pricing')).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/too long/),
    });
    expect(pageAt(result, '/contact')).toMatchObject({ outcome: 'failed' });
    expect(pageAt(result, '/about')?.outcome).toBe('read');
    expect(pageAt(result, '/policies')?.outcome).toBe('read');
  });

  it('reads subdomains that the site links to, but no other site', async () => {
    const server = await site((request, response) => {
      if (request.url === '/robots.txt') return sendHtml(response, '', 404);
      const links = ['http://help.site.test/start', 'http://elsewhere.test/'];
      sendHtml(response, htmlPage(`${request.headers.host}${request.url}`, request.url === '/' ? links : []));
    });
    const names = { 'help.site.test': server.port, 'elsewhere.test': server.port };
    const result = await crawlSite(server.port, { names });
    expect(result.pages.map(({ url }) => url)).toEqual(['http://site.test/', 'http://help.site.test/start']);
  });

  it('continues from a splash page to the language it offers', async () => {
    const door = '<!doctype html><title>Welcome</title><a href="/de/">Deutsch</a> <a href="/en/">English</a>';
    const server = await site({
      '/': door,
      '/de/': htmlPage('Startseite', ['/de/leistungen']),
      '/en/': htmlPage('Start', ['/en/services', '/en/contact']),
      '/en/services': htmlPage('Services'),
      '/en/contact': htmlPage('Contact'),
      '/de/leistungen': htmlPage('Leistungen'),
    });
    const result = await crawlSite(server.port, { limits: { maxPages: 5 } });
    const read = result.pages
      .filter(({ outcome }) => outcome === 'read')
      .map(({ url }) => new URL(url).pathname);
    expect(read).toEqual(expect.arrayContaining(['/en/', '/en/services', '/en/contact']));
  });

  it('gives a reason for each address it skipped', async () => {
    const months = Array.from({ length: 12 }, (_, n) => `/calendar?month=${n}`);
    const pages = Object.fromEntries(
      [...months, '/services'].map((path) => [path, htmlPage(`Page ${path}`)]),
    );
    const server = await site({ '/': htmlPage('Home', [...months, '/services', '/list.pdf']), ...pages });
    const reasonOf = async (maxPages: number, path: string) => {
      const result = await crawlSite(server.port, { limits: { maxPages } });
      return result.pages.find(({ url, outcome }) => outcome === 'not-fetched' && url.endsWith(path))?.reason;
    };
    expect(await reasonOf(30, '?month=11')).toBe('We had already read enough pages of this kind.');
    expect(await reasonOf(30, '/list.pdf')).toBe('A document to download, not a web page.');
    expect(await reasonOf(1, '/services')).toBe('We had already read the maximum number of pages per site.');
  });

  it('follows a meta refresh and frames', async () => {
    const server = await site({
      '/': '<!doctype html><title>x</title><meta http-equiv="refresh" content="0; url=/start.html"><p>Moved.</p>',
      '/start.html': '<!doctype html><title>y</title><frameset><frame src="/content.html"></frameset>',
      '/content.html': htmlPage('Content'),
    });
    expect(pageAt(await crawlSite(server.port), '/content.html')?.outcome).toBe('read');
  });

  it('also reads the root if the visitor entered a deeper page', async () => {
    const server = await site({
      '/': htmlPage('Home', ['/contact']),
      '/contact': htmlPage('Contact'),
      '/deep/page': htmlPage('Deep'),
    });
    const result = await crawlSite(server.port, { website: 'http://site.test/deep/page' });
    expect(outcomes(result)).toEqual({ '/deep/page': 'read', '/': 'read', '/contact': 'read' });
  });

  it('starts at the root if the page that the visitor entered is gone', async () => {
    const server = await site({ '/': htmlPage('Home', ['/contact']), '/contact': htmlPage('Contact') });
    const result = await crawlSite(server.port, { website: 'http://site.test/old-page' });
    expect(result.failure).toBeNull();
    expect(outcomes(result)).toEqual({ '/old-page': 'failed', '/': 'read', '/contact': 'read' });
  });

  it('reads 40 pages in at most twice as many rounds as six at a time take', async () => {
    const items = Array.from({ length: 60 }, (_, n) => `/services/part${n}`);
    const waiting: (() => void)[] = [];
    let rounds = 0;
    let pages = 0;
    const answerAll = () => {
      if (waiting.length > 0) rounds += 1;
      for (const answer of waiting.splice(0)) answer();
    };
    let lonely: NodeJS.Timeout | undefined;
    const server = await site((request, response) => {
      if (!/^\/(?:services|$)/.test(request.url ?? '')) return sendHtml(response, '', 404);
      pages += 1;
      waiting.push(() =>
        sendHtml(response, htmlPage(`Page ${request.url}`, request.url === '/' ? items : [])),
      );
      clearTimeout(lonely);
      if (waiting.length === 6 || pages >= 40) answerAll();
      else lonely = setTimeout(answerAll, 1_000);
    });
    const result = await crawlSite(server.port);
    expect(result.pages.filter(({ outcome }) => outcome === 'read')).toHaveLength(40);
    expect(rounds).toBeLessThanOrEqual(2 * Math.ceil(40 / 6));
  });
});

describe('a site with no readable page', () => {
  it.each<[what: string, pages: Record<string, string | SiteAnswer>, code: string]>([
    ['that turns us away', { '/': (_q, a) => a.writeHead(403).end('no') }, 'blocked'],
    ['that has no page there', {}, 'unreachable'],
    ['with an error of its own', { '/': (_q, a) => a.writeHead(500).end('no') }, 'unreachable'],
    ['without text', { '/': '<!doctype html><title></title><body></body>' }, 'too-little-text'],
    [
      'that needs JavaScript',
      {
        '/': '<!doctype html><title>App</title><body><div id="root"></div><script src="/assets/index-1a2b.js"></script></body>',
      },
      'needs-javascript',
    ],
    [
      'whose robots.txt forbids it',
      { '/robots.txt': (_q, a) => a.end('User-agent: *\nDisallow: /'), '/': htmlPage('Home') },
      'refused-by-robots',
    ],
  ])('%s results in its code and a sentence', async (_what, pages, code) => {
    const server = await site(pages);
    const result = await crawlSite(server.port);
    expect(result.failure?.code).toBe(code);
    expect(result.failure?.message).toMatch(/^[A-Z].*\.$/);
  });

  it('refuses the connection', async () => {
    expect((await crawlSite(await findFreePort())).failure).toEqual({
      code: 'unreachable',
      message: 'The server refused the connection.',
    });
  });
});
