import { expect, it } from 'vitest';
import { crawlSite, htmlPage, type SiteAnswer } from '#tests/support/crawl-site.ts';
import { startDnsServer } from '#tests/support/dns-server.ts';
import { startFeltTime } from '#tests/support/felt-time.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { send, to } from '#tests/support/site-answers.ts';

const { site, keep } = openedSites();

it('fault 5: robots.txt that redirects to an internal address is not followed', async () => {
  const inner = await site({ '/robots.txt': send('User-agent: *\nAllow: /') });
  const outer = await site({
    '/robots.txt': to(`http://127.0.0.1:${inner.port}/robots.txt`),
    '/': htmlPage('Home'),
  });
  const result = await crawlSite(outer.port);
  expect(inner.connections()).toBe(0);
  expect(result.failure?.code).toBe('address-not-allowed');
});

it('fault 5: sitemaps, their children, and their pages at internal addresses are not fetched', async () => {
  const inner = await site({
    '/child.xml': send('<urlset/>', 'application/xml'),
    '/page': htmlPage('Inner'),
  });
  const at = `http://127.0.0.1:${inner.port}`;
  const outer = await site({
    '/robots.txt': send(`Sitemap: ${at}/child.xml\nSitemap: /index.xml`),
    '/index.xml': send(
      `<sitemapindex><sitemap><loc>${at}/child.xml</loc></sitemap><sitemap><loc>/pages.xml</loc></sitemap></sitemapindex>`,
      'application/xml',
    ),
    '/pages.xml': send(
      `<urlset><url><loc>${at}/page</loc></url><url><loc>/contact</loc></url></urlset>`,
      'text/xml',
    ),
    '/': htmlPage('Home'),
    '/contact': htmlPage('Contact'),
  });
  const result = await crawlSite(outer.port);
  expect(inner.connections()).toBe(0);
  expect(result.pages.find(({ url }) => url === 'http://site.test/contact')?.outcome).toBe('read');
});

it('fault 5: icons, frames, and alternates at internal addresses are not fetched', async () => {
  const inner = await site({ '/icon.png': send('png', 'image/png'), '/frame': htmlPage('Frame') });
  const at = `http://127.0.0.1:${inner.port}`;
  const head = `<link rel="icon" href="${at}/icon.png"><link rel="alternate" hreflang="fr" href="${at}/frame"><link rel="next" href="${at}/frame">`;
  const outer = await site({
    '/': htmlPage('Home', [`${at}/frame`], head).replace(
      '</main>',
      `<iframe src="${at}/frame"></iframe></main>`,
    ),
    '/favicon.ico': to(`${at}/icon.png`),
  });
  const result = await crawlSite(outer.port);
  expect(result.failure).toBeNull();
  expect(result.favicon).toBeNull();
  expect(inner.connections()).toBe(0);
});

it("the site's icon is kept if its bytes are a raster image", async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const pages: Record<string, string | SiteAnswer> = {
    '/': htmlPage('Home', [], '<link rel="icon" href="/icon.svg">'),
    '/icon.svg': send('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image/png'),
    '/favicon.ico': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(png);
    },
  };
  const outer = await site(pages);
  const result = await crawlSite(outer.port);
  expect(result.favicon).toEqual({ contentType: 'image/png', bytes: new Uint8Array(png) });
});

it('an icon that never arrives keeps nobody waiting', async () => {
  const outer = await site({
    '/': htmlPage('Home', [], '<link rel="icon" href="/slow.png"><link rel="icon" href="/slower.png">'),
    '/slow.png': () => {},
    '/slower.png': () => {},
    '/favicon.ico': () => {},
  });
  const feltMs = startFeltTime();
  const result = await crawlSite(outer.port, { settings: { faviconTimeoutMs: 200 } });
  expect(feltMs()).toBeLessThan(3000);
  expect(result).toMatchObject({ failure: null, favicon: null });
});

it('an unreachable icon host is tried once', async () => {
  const { questions, address } = await keep(startDnsServer(() => 'no-such-name'));
  const icons = ['a', 'b', 'c'].map((name) => `<link rel="icon" href="http://icons.test/${name}.png">`);
  const outer = await site({ '/': htmlPage('Home', [], icons.join('')) });
  await crawlSite(outer.port, { dnsServers: [address] });
  expect(questions.filter((question) => question === 'A icons.test')).toHaveLength(1);
});
