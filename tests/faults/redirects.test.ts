import { describe, expect, it } from 'vitest';
import { crawlSite, htmlPage, pageAt, type SiteAnswer } from '#tests/support/crawl-site.ts';
import { startDnsServer } from '#tests/support/dns-server.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { to } from '#tests/support/site-answers.ts';

const { site, keep } = openedSites();

describe('fault 4: a redirect to a forbidden address', () => {
  it('fault 4: is refused at that redirect, and pages already read are kept', async () => {
    const inner = await site({ '/secret': htmlPage('Secret') });
    const dns = await keep(startDnsServer((name) => (name === 'inner.test' ? ['10.0.0.7'] : 'no-such-name')));
    const targets = [
      `http://127.0.0.1:${inner.port}/secret`,
      `http://localhost:${inner.port}/secret`,
      `http://[::1]:${inner.port}/secret`,
      'http://127.0.0.1/secret',
      'http://169.254.169.254/latest/meta-data/',
      'http://inner.test/',
      'ftp://site.test/file',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'http://site2.test:8443/',
      'http://user:secret@site.test/x',
    ];
    const pages: Record<string, string | SiteAnswer> = {
      '/': htmlPage(
        'Home',
        targets.map((_, n) => `/services-${n}`),
      ),
    };
    for (const [n, target] of targets.entries()) pages[`/services-${n}`] = to(target);
    const outer = await site(pages);
    const result = await crawlSite(outer.port, { dnsServers: [dns.address] });
    expect(result.failure).toBeNull();
    expect(pageAt(result, '/')?.outcome).toBe('read');
    for (const n of targets.keys()) {
      const page = pageAt(result, `/services-${n}`);
      expect(page?.outcome, targets[n]).toBe('failed');
      expect(page?.reason, targets[n]).toEqual(expect.any(String));
    }
    expect(inner.connections()).toBe(0);
  });

  it('fault 4: a home page that redirects there fails with the reason', async () => {
    const inner = await site({ '/secret': htmlPage('Secret') });
    const outer = await site({ '/': to(`http://127.0.0.1:${inner.port}/secret`) });
    const result = await crawlSite(outer.port);
    expect(result.failure?.code).toBe('address-not-allowed');
    expect(inner.connections()).toBe(0);
  });

  it('fault 4: a meta refresh there is not followed', async () => {
    const inner = await site({ '/secret': htmlPage('Secret') });
    const refresh = `<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${inner.port}/secret">`;
    const outer = await site({ '/': htmlPage('Home', [], refresh) });
    const result = await crawlSite(outer.port);
    expect(pageAt(result, '/')?.outcome).toBe('read');
    expect(inner.connections()).toBe(0);
  });

  it("an ordinary redirect is followed, even to the site's other name", async () => {
    const outer = await site((request, response) => {
      if (request.headers.host === 'site.test')
        return to('http://www.site.test/welcome', 301)(request, response);
      response.setHeader('content-type', 'text/html').end(htmlPage('Welcome'));
    });
    const result = await crawlSite(outer.port, { names: { 'www.site.test': outer.port } });
    expect(result.reachedUrl).toBe('http://www.site.test/welcome');
  });
});

describe('fault 6: endless redirects', () => {
  it('fault 6: a redirect loop is abandoned with a reason', async () => {
    const outer = await site({ '/': to('/b'), '/b': to('/') });
    const result = await crawlSite(outer.port);
    expect(result.failure).toEqual({ code: 'unreachable', message: 'The page redirects in a loop.' });
    expect(outer.requests.filter((path) => path === '/b').length).toBeLessThanOrEqual(2);
  });

  it('fault 6: ten redirects are followed, eleven are not', async () => {
    const chain = (hops: number) =>
      Object.fromEntries(
        Array.from({ length: hops }, (_, n) => [n === 0 ? '/' : `/hop${n}`, to(`/hop${n + 1}`)]),
      );
    const ten = await site({ ...chain(10), '/hop10': htmlPage('Arrived') });
    expect((await crawlSite(ten.port)).reachedUrl).toBe('http://site.test/hop10');
    const eleven = await site({ ...chain(11), '/hop11': htmlPage('Arrived') });
    const result = await crawlSite(eleven.port);
    expect(result.failure?.message).toBe('The page redirects more than 10 times.');
    expect(eleven.requests).not.toContain('/hop11');
  });

  it('fault 6: a redirect without a valid address is reported', async () => {
    const outer = await site({ '/': to('http://[') });
    expect((await crawlSite(outer.port)).failure?.message).toBe('The page redirects to an invalid address.');
  });
});
