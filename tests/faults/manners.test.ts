import { describe, expect, it } from 'vitest';
import { createHostLimiter } from '#diagnosis/crawl/host-limiter.ts';
import {
  crawlSite,
  htmlPage,
  outcomes,
  pageAt,
  type SiteAnswer,
  sendHtml,
} from '#tests/support/crawl-site.ts';
import { startFeltTime } from '#tests/support/felt-time.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { send, status } from '#tests/support/site-answers.ts';

const { site } = openedSites();

const links = Array.from({ length: 12 }, (_, n) => `/services/part${n}`);
const manyPages = () => Object.fromEntries(links.map((link) => [link, htmlPage(`Page ${link}`)]));

describe('fault 13: a site that asks for fewer requests', () => {
  it.each([429, 503])('fault 13: we wait after a %d with Retry-After', async (code) => {
    let refusals = 0;
    let refusedAt = 0;
    let returnedAt = 0;
    const busyOnce: SiteAnswer = (_request, response) => {
      if (refusals++ === 0) {
        refusedAt = performance.now();
        response.writeHead(code, { 'retry-after': '1' }).end();
        return;
      }
      returnedAt ||= performance.now();
      sendHtml(response, htmlPage('Services'));
    };
    const server = await site({
      '/': htmlPage('Home', ['/services', ...links]),
      '/services': busyOnce,
      ...manyPages(),
    });
    const result = await crawlSite(server.port);
    expect(pageAt(result, '/services')?.outcome).toBe('read');
    expect(returnedAt - refusedAt).toBeGreaterThan(950);
  });

  it('fault 13: a wait longer than the scan ends it, without further requests', async () => {
    const busy = status(429, { 'retry-after': '3600' });
    const server = await site((request, response) => {
      if (request.url === '/') sendHtml(response, htmlPage('Home', links));
      else if (request.url?.startsWith('/services')) busy(request, response);
      else sendHtml(response, 'none', 404);
    });
    const feltMs = startFeltTime();
    const result = await crawlSite(server.port);
    expect(feltMs()).toBeLessThan(5000);
    expect(pageAt(result, '/')?.outcome).toBe('read');
    const asked = server.requests.filter((path) => path.startsWith('/services'));
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(
      Object.values(outcomes(result)).filter((outcome) => outcome === 'not-fetched').length,
    ).toBeGreaterThan(0);
    expect(result.notes.join(' ')).toMatch(/asked us to slow down/);
  });

  it('fault 13: a site that is always busy gets three requests, one at a time, and no more', async () => {
    let atOnce = 0;
    let most = 0;
    let asked = 0;
    const server = await site((request, response) => {
      if (!request.url?.startsWith('/services')) {
        if (request.url === '/') sendHtml(response, htmlPage('Home', links));
        else sendHtml(response, 'none', 404);
        return;
      }
      asked++;
      if (asked > 6) most = Math.max(most, ++atOnce);
      setTimeout(() => {
        if (asked > 6) atOnce--;
        response.writeHead(503).end();
      }, 5);
    });
    const result = await crawlSite(server.port, { limits: { concurrency: 3 } });
    expect(most).toBeLessThanOrEqual(1);
    expect(asked).toBeLessThanOrEqual(3 * 6);
    expect(result.notes.join(' ')).toMatch(/asked us to slow down/);
  });

  it('fault 13: a refused home page fails the scan', async () => {
    const server = await site({ '/': status(429, { 'retry-after': '86400' }) });
    const result = await crawlSite(server.port);
    expect(result.failure?.code).toBe('blocked');
    expect(server.requests.filter((path) => path === '/')).toHaveLength(1);
  });
});

describe('fault 14: what robots.txt can cause', () => {
  it.each([400, 401, 403, 404, 410, 451])(
    'fault 14: a robots.txt with status %d allows everything',
    async (code) => {
      const server = await site({ '/robots.txt': status(code), '/': htmlPage('Home') });
      expect((await crawlSite(server.port)).failure).toBeNull();
    },
  );

  it.each([500, 502, 503, 504])(
    'fault 14: a robots.txt with status %d forbids everything, and we say so',
    async (code) => {
      const server = await site({ '/robots.txt': status(code), '/': htmlPage('Home') });
      const result = await crawlSite(server.port);
      expect(result.failure?.code).toBe('refused-by-robots');
      expect(result.failure?.message).toMatch(new RegExp(`robots\\.txt at site\\.test \\(status ${code}\\)`));
      expect(new Set(server.requests)).toEqual(new Set(['/robots.txt']));
    },
  );

  it('fault 14: a robots.txt without an answer forbids everything, and we say so', async () => {
    const server = await site({ '/robots.txt': () => {}, '/': htmlPage('Home') });
    const result = await crawlSite(server.port, { fetch: { totalTimeoutMs: 300 } });
    expect(result.failure?.message).toMatch(/robots\.txt at site\.test/);
    expect(new Set(server.requests)).toEqual(new Set(['/robots.txt']));
  });

  it('fault 14: five redirects are followed; six count as no robots.txt', async () => {
    const chain = (hops: number): Record<string, string | SiteAnswer> => ({
      ...Object.fromEntries(
        Array.from({ length: hops }, (_, n) => [
          n === 0 ? '/robots.txt' : `/r${n}`,
          status(302, { location: `/r${n + 1}` }),
        ]),
      ),
      [`/r${hops}`]: send('User-agent: *\nDisallow: /'),
      '/': htmlPage('Home'),
    });
    const five = await site(chain(5));
    expect((await crawlSite(five.port)).failure?.code).toBe('refused-by-robots');
    const six = await site(chain(6));
    expect((await crawlSite(six.port)).failure).toBeNull();
  });

  it('fault 14: only the first 500 KiB of 10 MB count', async () => {
    const body = `User-agent: *\nDisallow: /secret\n${'# filling\n'.repeat(1_000_000)}\nUser-agent: *\nDisallow: /services\n`;
    const server = await site({
      '/robots.txt': send(body),
      '/': htmlPage('Home', ['/secret', '/services']),
      '/secret': htmlPage('Secret'),
      '/services': htmlPage('Services'),
    });
    const result = await crawlSite(server.port);
    expect(outcomes(result)).toMatchObject({ '/secret': 'skipped-by-robots', '/services': 'read' });
    expect(server.requests).not.toContain('/secret');
  });

  it('fault 14: an HTML page in its place is parsed as robots.txt and contains no rules', async () => {
    const server = await site({ '/robots.txt': htmlPage('Not found'), '/': htmlPage('Home') });
    expect((await crawlSite(server.port)).failure).toBeNull();
  });

  it('fault 14: our own group is obeyed, even for redirects', async () => {
    const server = await site({
      '/robots.txt': send('User-agent: *\nAllow: /\n\nUser-agent: AICompassBot\nDisallow: /private'),
      '/': htmlPage('Home', ['/private/services', '/contact']),
      '/contact': status(301, { location: '/private/contact' }),
      '/private/services': htmlPage('Services'),
      '/private/contact': htmlPage('Contact'),
    });
    const result = await crawlSite(server.port);
    expect(outcomes(result)).toMatchObject({
      '/private/services': 'skipped-by-robots',
      '/contact': 'skipped-by-robots',
    });
    expect(server.requests.some((path) => path.startsWith('/private'))).toBe(false);
  });

  it('fault 14: a crawl-delay of an hour leaves time for one page', async () => {
    const server = await site({
      '/robots.txt': send('User-agent: *\nCrawl-delay: 3600'),
      '/': htmlPage('Home', links),
      ...manyPages(),
    });
    const feltMs = startFeltTime();
    const result = await crawlSite(server.port);
    expect(feltMs()).toBeLessThan(3000);
    expect(server.requests).toEqual(['/robots.txt', '/']);
    expect(result.failure).toBeNull();
    expect(result.notes.join(' ')).toMatch(/asks robots to wait between requests, and we ran out of time/);
  });

  it('fault 14: a crawl-delay that fits is kept between all requests', async () => {
    const times: number[] = [];
    const server = await site((request, response) => {
      if (request.url === '/robots.txt') return send('User-agent: *\nCrawl-delay: 0.2')(request, response);
      times.push(performance.now());
      sendHtml(
        response,
        request.url === '/' ? htmlPage('Home', links.slice(0, 3)) : htmlPage(`Page ${request.url}`),
      );
    });
    await crawlSite(server.port);
    const gaps = times.slice(1).map((time, n) => time - (times[n] ?? 0));
    expect(times.length).toBeGreaterThan(3);
    for (const gap of gaps) expect(gap).toBeGreaterThan(180);
  });

  it('pages that ask not to be kept are not kept', async () => {
    const server = await site({
      '/': htmlPage('Home', ['/services', '/contact', '/faq']),
      '/services': htmlPage('Services', ['/hidden'], '<meta name="robots" content="noindex, nofollow">'),
      '/contact': (_request, response) => {
        response.setHeader('x-robots-tag', 'noindex');
        sendHtml(response, htmlPage('Contact', ['/about']));
      },
      '/about': htmlPage('About'),
      '/faq': htmlPage('Questions'),
      '/hidden': htmlPage('Hidden'),
    });
    const result = await crawlSite(server.port);
    expect(outcomes(result)).toEqual({
      '/': 'read',
      '/services': 'skipped-by-robots',
      '/contact': 'skipped-by-robots',
      '/faq': 'read',
      '/about': 'read',
    });
    expect(pageAt(result, '/services')?.facts).toBeNull();
  });
});

describe('fault 34: many scans of one site at once', () => {
  it('fault 34: together they stay within the limit for one host', async () => {
    let atOnce = 0;
    let most = 0;
    const server = await site((request, response) => {
      most = Math.max(most, ++atOnce);
      setTimeout(() => {
        atOnce--;
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else sendHtml(response, htmlPage(`Page ${request.url}`, request.url === '/' ? links : []));
      }, 5);
    });
    const settings = { limiter: createHostLimiter() };
    const crawls = Array.from({ length: 5 }, () =>
      crawlSite(server.port, { limits: { concurrency: 3 }, settings }),
    );
    const results = await Promise.all(crawls);
    expect(most).toBe(3);
    for (const result of results) {
      expect(result.pages.filter((page) => page.outcome === 'read')).toHaveLength(13);
    }
  });
});
