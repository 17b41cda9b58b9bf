import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  crawlSite,
  htmlPage,
  outcomes,
  pageAt,
  type SiteAnswer,
  sendHtml,
} from '#tests/support/crawl-site.ts';
import { startFeltTime } from '#tests/support/felt-time.ts';
import { longestBlock } from '#tests/support/longest-block.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { send } from '#tests/support/site-answers.ts';

const { site } = openedSites();

describe("fault 15: a page that isn't one", () => {
  it.each<[string, SiteAnswer]>([
    ['a PDF', send('%PDF-1.7 ...', 'application/pdf')],
    ['a PDF labeled as HTML', send('%PDF-1.7 <html>', 'text/html')],
    ['an archive', send('PK\x03\x04', 'application/zip')],
    ['a picture', send('\x89PNG', 'image/png')],
    ['a film', send('....ftypmp42', 'video/mp4')],
    ['bytes of no known type', send('\0\x01\x02', 'application/octet-stream')],
    ['data', send('{"a": "<p>b</p>"}', 'application/json')],
  ])('fault 15: %s is recorded and not parsed', async (_what, answer) => {
    const server = await site({ '/': htmlPage('Home', ['/services']), '/services': answer });
    const result = await crawlSite(server.port);
    const page = pageAt(result, '/services');
    expect(page).toMatchObject({ outcome: 'failed', facts: null });
    expect(page?.reason).toMatch(/not a web page/i);
  });

  it('fault 15: a site that is only a PDF fails as not HTML', async () => {
    const server = await site({ '/': send('%PDF-1.7', 'application/pdf') });
    expect((await crawlSite(server.port)).failure?.code).toBe('not-html');
  });

  it('fault 15: linked documents are reported and not fetched', async () => {
    const server = await site({ '/': htmlPage('Home', ['/terms.pdf']) });
    const result = await crawlSite(server.port);
    expect(pageAt(result, '/terms.pdf')).toMatchObject({ outcome: 'not-fetched' });
    expect(server.requests).not.toContain('/terms.pdf');
  });
});

describe('fault 17: endless and repeated pages', () => {
  it.each([
    ['100,000 nested tags', '<div>'.repeat(100_000)],
    ['an attribute of 1 MB', `<p title="${'x'.repeat(1_000_000)}">Text that stands.</p>`],
    ['100,000 attributes', `<p ${Array.from({ length: 100_000 }, (_, n) => `a${n}=1`).join(' ')}>Text.</p>`],
    ['50,000 open tables', '<table><tr><td>'.repeat(16_000)],
    ['100,000 formatting tags', '<b><i><a>'.repeat(30_000)],
  ])('fault 17: %s delay nobody', async (_what, body) => {
    const heavy = htmlPage('Heavy', ['/contact']).replace('</main>', `${body}</main>`);
    const server = await site({
      '/': htmlPage('Home', ['/services', '/faq']),
      '/services': heavy,
      '/faq': htmlPage('Faq'),
    });
    const feltMs = startFeltTime();
    const crawled = crawlSite(server.port);
    const blocked = await longestBlock(crawled);
    const result = await crawled;
    expect(['read', 'failed']).toContain(pageAt(result, '/services')?.outcome);
    expect(pageAt(result, '/faq')?.outcome).toBe('read');
    expect(feltMs()).toBeLessThan(8000);
    expect(blocked).toBeLessThan(50);
  });

  it('fault 17: an endless calendar takes only a small share', async () => {
    const server = await site((request, response) => {
      const url = new URL(request.url ?? '/', 'http://site.test');
      if (url.pathname === '/robots.txt') return sendHtml(response, '', 404);
      if (url.pathname === '/calendar') {
        const month = Number(url.searchParams.get('month') ?? 0);
        const next = `/calendar?month=${month + 1}`;
        return sendHtml(
          response,
          htmlPage(`Month ${month} of the calendar`, [next, `/calendar?month=${month - 1}`]),
        );
      }
      const others = ['/services', '/contact', '/pricing', '/about'];
      sendHtml(response, htmlPage(`Page ${url.pathname}`, ['/calendar?month=1', ...others]));
    });
    const result = await crawlSite(server.port);
    const months = server.requests.filter((path) => path.startsWith('/calendar'));
    expect(months.length).toBeLessThanOrEqual(6);
    for (const path of ['/services', '/contact', '/pricing', '/about'])
      expect(server.requests).toContain(path);
    expect(result.failure).toBeNull();
  });

  it('fault 17: ever-growing addresses end at a depth and at the page limit', async () => {
    const server = await site((request, response) => {
      if (request.url === '/robots.txt') return sendHtml(response, '', 404);
      const path = request.url === '/' ? '' : (request.url ?? '');
      sendHtml(response, htmlPage(`Page ${path}`, [`${path}/more`, `${path}/other`]));
    });
    const result = await crawlSite(server.port, { limits: { maxPages: 15 } });
    expect(result.pages.filter((page) => page.outcome === 'read').length).toBeLessThanOrEqual(15);
    expect(Math.max(...result.pages.map((page) => page.depth))).toBeLessThanOrEqual(8);
    expect(server.requests.length).toBeLessThan(60);
  });

  it('fault 17: sixty copies of one page count once', async () => {
    const copies = Array.from({ length: 60 }, (_, n) => `/district-${n}`);
    const server = await site((request, response) => {
      if (request.url === '/')
        return sendHtml(response, htmlPage('Home', [...copies, '/services', '/contact']));
      if (request.url?.startsWith('/district')) return sendHtml(response, htmlPage('The same everywhere'));
      if (request.url === '/services' || request.url === '/contact')
        return sendHtml(response, htmlPage(request.url));
      sendHtml(response, '', 404);
    });
    const result = await crawlSite(server.port, { limits: { maxPages: 10 } });
    const read = result.pages
      .filter((page) => page.outcome === 'read')
      .map(({ url }) => new URL(url).pathname);
    expect(read).toEqual(expect.arrayContaining(['/', '/services', '/contact']));
    expect(read.filter((path) => path.startsWith('/district'))).toHaveLength(1);
    expect(result.pages.some((page) => page.outcome === 'duplicate')).toBe(true);
    expect(server.requests.length).toBeLessThan(50);
  });

  it('fault 17: one page with many spellings and session numbers is requested once', async () => {
    const spellings = [
      '/about',
      '/about.html',
      '/about/',
      '/about/index.html',
      '/about?PHPSESSID=1',
      '/about?sid=2&utm_source=x',
      '/about#team',
    ];
    const server = await site((request, response) => {
      if (request.url === '/') return sendHtml(response, htmlPage('Home', spellings));
      if (request.url?.startsWith('/about')) return sendHtml(response, htmlPage('About'));
      sendHtml(response, '', 404);
    });
    await crawlSite(server.port);
    expect(server.requests.filter((path) => path.startsWith('/about'))).toHaveLength(1);
  });
});

describe('fault 19: sitemap bombs', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE z [<!ENTITY a "${'x'.repeat(1000)}">${Array.from(
    { length: 20 },
    (_, n) => `<!ENTITY b${n} "${(n === 0 ? '&a;' : `&b${n - 1};`).repeat(10)}">`,
  ).join('')}]><urlset><url><loc>/&b19;</loc></url><url><loc>/contact</loc></url></urlset>`;
  const external = `<?xml version="1.0"?><!DOCTYPE z [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://site.test/outside.dtd"> %p;]><urlset><url><loc>/x&e;</loc></url><url><loc>/contact</loc></url></urlset>`;

  it.each([
    ['an entity bomb', bomb],
    ['external entities', external],
  ])('fault 19: %s is not expanded', async (_what, xml) => {
    const server = await site({
      '/': htmlPage('Home'),
      '/sitemap.xml': send(xml, 'application/xml'),
      '/contact': htmlPage('Contact'),
    });
    const result = await crawlSite(server.port);
    expect(pageAt(result, '/contact')?.outcome).toBe('read');
    expect(server.requests).not.toContain('/outside.dtd');
    expect(server.requests.join(' ')).not.toContain('root:');
  });

  it.each([
    ['as it is', (xml: string) => xml],
    ['gzipped', (xml: string) => gzipSync(xml)],
  ])('fault 19: a sitemap of 50,000 addresses is bounded (%s)', async (_what, pack) => {
    const all = Array.from({ length: 50_000 }, (_, n) => `<url><loc>http://site.test/item/${n}</loc></url>`);
    const xml = `<urlset>${all.join('')}<url><loc>http://site.test/services</loc></url></urlset>`;
    const packed = Buffer.from(pack(xml));
    const server = await site((request, response) => {
      if (request.url === '/robots.txt') return send('Sitemap: /map.xml', 'text/plain')(request, response);
      if (request.url === '/map.xml') return send(packed, 'application/xml')(request, response);
      sendHtml(response, htmlPage(`Page ${request.url}`));
    });
    const feltMs = startFeltTime();
    const crawled = crawlSite(server.port, { limits: { maxPages: 12 } });
    const blocked = await longestBlock(crawled);
    const result = await crawled;
    expect(blocked).toBeLessThan(50);
    expect(feltMs()).toBeLessThan(5000);
    expect(result.pages.filter((page) => page.outcome === 'read')).toHaveLength(12);
    expect(result.pages.filter((page) => page.outcome === 'not-fetched').length).toBeLessThanOrEqual(500);
  });

  it('fault 19: a compression bomb is ignored and uses no memory', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('<urlset>'), Buffer.alloc(300 * 1024 * 1024, ' ')]));
    const server = await site({
      '/robots.txt': send('Sitemap: /bomb.xml.gz\nSitemap: /good.xml'),
      '/bomb.xml.gz': send(bomb, 'application/gzip'),
      '/good.xml': send('<urlset><url><loc>/contact</loc></url></urlset>', 'application/xml'),
      '/': htmlPage('Home'),
      '/contact': htmlPage('Contact'),
    });
    const before = process.memoryUsage().rss;
    expect(outcomes(await crawlSite(server.port))).toEqual({ '/': 'read', '/contact': 'read' });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('fault 19: an index that lists itself and a thousand others is bounded', async () => {
    const names = Array.from({ length: 1000 }, (_, n) => `<sitemap><loc>/map${n}.xml</loc></sitemap>`).join(
      '',
    );
    const server = await site((request, response) => {
      if (request.url === '/') return sendHtml(response, htmlPage('Home'));
      if (request.url?.endsWith('.xml')) {
        return send(
          `<sitemapindex><sitemap><loc>/sitemap.xml</loc></sitemap>${names}</sitemapindex>`,
          'text/xml',
        )(request, response);
      }
      sendHtml(response, '', 404);
    });
    await crawlSite(server.port);
    expect(server.requests.filter((path) => path.endsWith('.xml')).length).toBeLessThanOrEqual(8);
  });

  it('a late sitemap is waited for if there is nothing else to read', async () => {
    const late: SiteAnswer = (_request, response) => {
      const body = '<urlset><url><loc>/pricing</loc></url></urlset>';
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/xml' }).end(body), 2500);
    };
    const server = await site({
      '/': htmlPage('Home'),
      '/sitemap.xml': late,
      '/pricing': htmlPage('Pricing'),
    });
    expect(outcomes(await crawlSite(server.port))).toEqual({ '/': 'read', '/pricing': 'read' });
  });

  it('sitemaps lead to pages without links', async () => {
    const server = await site({
      '/': htmlPage('Home'),
      '/sitemap.xml': send('<urlset><url><loc>http://www.site.test/pricing</loc></url></urlset>', 'text/xml'),
      '/pricing': htmlPage('Pricing'),
    });
    expect(outcomes(await crawlSite(server.port))).toEqual({ '/': 'read', '/pricing': 'read' });
  });
});
