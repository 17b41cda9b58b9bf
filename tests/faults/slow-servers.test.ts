import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#diagnosis/crawl/crawl-settings.ts';
import {
  crawlSite,
  htmlPage,
  pageAt,
  type SiteAnswer,
  startRawSite,
  startSite,
} from '#tests/support/crawl-site.ts';
import { startDnsServer } from '#tests/support/dns-server.ts';
import { startFeltTime } from '#tests/support/felt-time.ts';
import { openedSites } from '#tests/support/opened-sites.ts';

const { keep } = openedSites();

const quick = { firstByteTimeoutMs: 200 };
const short = { totalTimeoutMs: 600 };

it('fault 8: the timeouts are as documented', () => {
  expect(defaultSettings.guard.connectTimeoutMs).toBe(5000);
  expect(defaultSettings.fetch.firstByteTimeoutMs).toBe(10_000);
  expect(defaultSettings.fetch.totalTimeoutMs).toBe(30_000);
});

describe('fault 8: a connection that is accepted but stays silent', () => {
  it('fault 8: a site that never answers is abandoned with a reason', async () => {
    const site = await keep(startRawSite(() => {}));
    const feltMs = startFeltTime();
    const result = await crawlSite(site.port, { fetch: quick });
    expect(result.failure?.code).toBe('timed-out');
    expect(result.failure?.message).toMatch(/robots\.txt .* didn't respond/);
    expect(feltMs()).toBeLessThan(4000);
  });

  it('fault 8: a server that never accepts the connection is abandoned with a reason', async () => {
    const dns = await keep(startDnsServer(() => ['93.184.216.34']));
    const feltMs = startFeltTime();
    const result = await crawlSite(null, {
      dnsServers: [dns.address],
      guard: { connectTimeoutMs: 200, openTcp: () => new Socket() },
    });
    expect(result.failure).toMatchObject({
      code: 'timed-out',
      message: "The server didn't accept the connection in time.",
    });
    expect(feltMs()).toBeLessThan(2000);
  });

  it('fault 8: https that accepts the connection and stays silent is abandoned too', async () => {
    const site = await keep(startRawSite(() => {}));
    const result = await crawlSite(site.port, {
      website: 'https://site.test/',
      guard: { connectTimeoutMs: 200 },
    });
    expect(result.failure?.code).toBe('timed-out');
  });

  it('fault 8: one silent page does not delay the others', async () => {
    const pages: Record<string, string | SiteAnswer> = {
      '/': htmlPage('Home', ['/services', '/contact', '/faq']),
      '/services': () => {},
      '/contact': htmlPage('Contact'),
      '/faq': htmlPage('Questions'),
    };
    const site = await keep(startSite(pages));
    // Long enough for the other pages to answer on a busy machine.
    const result = await crawlSite(site.port, { fetch: { firstByteTimeoutMs: 3_000 } });
    expect(pageAt(result, '/services')).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/didn't respond/),
    });
    expect(pageAt(result, '/contact')?.outcome).toBe('read');
    expect(pageAt(result, '/faq')?.outcome).toBe('read');
  });
});

describe('fault 9: an answer sent drop by drop', () => {
  it('fault 9: a body sent drop by drop is abandoned after the time for one page', async () => {
    const drip: SiteAnswer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('<p>drip</p>'), 20);
      response.on('close', () => clearInterval(timer));
    };
    const site = await keep(startSite({ '/': drip }));
    const feltMs = startFeltTime();
    const result = await crawlSite(site.port, { fetch: short });
    expect(result.failure?.code).toBe('timed-out');
    expect(feltMs()).toBeLessThan(2000);
  });

  it('fault 9: headers sent drop by drop are abandoned too', async () => {
    const site = await keep(
      startRawSite((socket) => {
        socket.once('data', (data) => {
          if (data.toString().startsWith('GET /robots.txt')) {
            socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
            return;
          }
          socket.write('HTTP/1.1 200 OK\r\n');
          const timer = setInterval(() => socket.write('X-Drip: 1\r\n'), 20);
          socket.on('close', () => clearInterval(timer));
        });
      }),
    );
    const feltMs = startFeltTime();
    const result = await crawlSite(site.port, { fetch: short });
    expect(result.failure?.code).toBe('timed-out');
    expect(feltMs()).toBeLessThan(3000);
  });
});

it('a scan that runs out of time keeps what was read and says so', async () => {
  const pages: Record<string, string | SiteAnswer> = {
    '/': htmlPage('Home', ['/services', '/contact', '/faq']),
    '/services': htmlPage('Services'),
    '/contact': () => {},
    '/faq': () => {},
  };
  const site = await keep(startSite(pages));
  const result = await crawlSite(site.port, { limits: { timeBudgetMs: 5_000 } });
  expect(result.failure).toBeNull();
  expect(pageAt(result, '/services')?.outcome).toBe('read');
  expect(pageAt(result, '/contact')?.outcome).toBe('not-fetched');
  expect(result.notes.join(' ')).toMatch(/ran out of time before we had read all/);
});
