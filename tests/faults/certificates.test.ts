import { createServer } from 'node:https';
import { describe, expect, it } from 'vitest';
import { makeCertificate } from '#tests/support/certificate.ts';
import { crawlSite, htmlPage, listen, startSite, type TestSite } from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';

const { keep } = openedSites();

const day = 86_400_000;
const from = (days: number) => new Date(Date.now() + days * day);

async function secureSite(
  name: string,
  validFrom: Date,
  validUntil: Date,
): Promise<TestSite & { root: string }> {
  const { cert, key } = makeCertificate(name, validFrom, validUntil);
  const server = createServer({ cert, key }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage('Secure'));
  });
  return { ...(await keep(listen(server))), root: cert };
}

const website = 'https://site.test/';

describe('fault 12: an invalid certificate', () => {
  it('fault 12: a valid one is accepted, so the refusals below are meaningful', async () => {
    const site = await secureSite('site.test', from(-1), from(1));
    const result = await crawlSite(site.port, { website, guard: { trustedCertificates: site.root } });
    expect(result.failure).toBeNull();
    expect(result.reachedUrl).toBe(website);
  });

  it.each([
    ['has expired', 'site.test', -3, -1, /has expired/],
    ['is not valid yet', 'site.test', 1, 3, /not valid yet/],
    ['is for another name', 'other.test', -1, 1, /for a different domain/],
  ])('fault 12: one that %s', async (_what, name, begin, end, message) => {
    const site = await secureSite(name, from(begin), from(end));
    const result = await crawlSite(site.port, {
      website,
      schemeTyped: false,
      guard: { trustedCertificates: site.root },
    });
    expect(result.failure?.code).toBe('certificate');
    expect(result.failure?.message).toMatch(message);
    expect(site.requests).toEqual([]);
    expect(site.connections()).toBe(1);
  });

  it('fault 12: one that is self-signed', async () => {
    const site = await secureSite('site.test', from(-1), from(1));
    const result = await crawlSite(site.port, { website, schemeTyped: false });
    expect(result.failure?.code).toBe('certificate');
    expect(result.failure?.message).toMatch(/self-signed/);
    expect(site.requests).toEqual([]);
    expect(site.connections()).toBe(1);
  });
});

describe('a scheme that was only assumed', () => {
  it('falls back to http if nothing answers over https', async () => {
    const site = await keep(startSite({ '/': htmlPage('Plain') }));
    const result = await crawlSite(site.port, { website, schemeTyped: false });
    expect(result.reachedUrl).toBe('http://site.test/');
  });

  it('stays when it was typed', async () => {
    const site = await keep(startSite({ '/': htmlPage('Plain') }));
    const result = await crawlSite(site.port, { website, schemeTyped: true });
    expect(result.failure?.code).toBe('unreachable');
    expect(site.requests).toEqual([]);
  });
});
