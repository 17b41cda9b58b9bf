import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  crawlSite,
  htmlPage,
  pageAt,
  type SiteAnswer,
  startRawSite,
  startSite,
} from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';

const { keep } = openedSites();

const html = { 'content-type': 'text/html; charset=utf-8' };
const twoMegabytes = 2 * 1024 * 1024;

describe('fault 10: very large answers', () => {
  it('fault 10: an endless body is cut off at 2 MB and read up to there', async () => {
    let sent = 0;
    const endless: SiteAnswer = (_request, response) => {
      response.writeHead(200, html);
      response.write('<h1>Endless services</h1>');
      const chunk = `<p>${'We repair boilers in every season. '.repeat(500)}</p>`;
      const more = () => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) break;
        }
      };
      response.on('drain', more);
      more();
    };
    const site = await keep(startSite({ '/': endless }));
    const before = process.memoryUsage().rss;
    const result = await crawlSite(site.port);
    expect(pageAt(result, '/')?.outcome).toBe('read');
    expect(sent).toBeLessThan(8 * twoMegabytes);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it.each<[string, string, (n: number) => string, string]>([
    ['words and links side by side', '<p>', () => '<a href="/p">Word</a><b>Next</b>', 'Word Next'],
    ['words side by side', '<p>', () => '<b>word</b><i>Next</i>', 'word Next'],
    ['pictures that name links', '<p>', (n) => `<a href="/"><img alt="Oak ${n % 2}"></a>`, 'Oak 1'],
    ['formatting that is never closed', '', (n) => `<b id=${n}><p>Roofs`, 'Roofs'],
  ])('fault 10: a page of %s is read', async (_what, start, markup, text) => {
    const page = `${htmlPage('Long')}${start}${Array.from({ length: 60_000 }, (_, n) => markup(n)).join('')}`;
    const site = await keep(startSite({ '/': page }));
    const result = await crawlSite(site.port);
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', reason: null });
    expect(pageAt(result, '/')?.facts?.blocks.some((block) => block.text.includes(text))).toBe(true);
  });

  it('fault 10: a claimed length of 10 GB is not trusted', async () => {
    const huge: SiteAnswer = (_request, response) => {
      response.writeHead(200, { ...html, 'content-length': String(10 * 1024 ** 3) });
      response.write(htmlPage('Huge'));
      const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 1);
      response.on('close', () => clearInterval(timer));
    };
    const site = await keep(startSite({ '/': huge }));
    const result = await crawlSite(site.port);
    expect(pageAt(result, '/')?.outcome).toBe('read');
  });

  it('fault 10: a compression bomb is unpacked only to 2 MB', async () => {
    const bomb = gzipSync(
      Buffer.concat([Buffer.from(htmlPage('Bomb')), Buffer.alloc(300 * 1024 * 1024, ' ')]),
    );
    const send: SiteAnswer = (_request, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb);
    };
    const site = await keep(startSite({ '/': send }));
    const before = process.memoryUsage().rss;
    const result = await crawlSite(site.port);
    expect(pageAt(result, '/')?.facts?.title).toBe('Bomb');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('fault 10: a nested bomb is harmless too', async () => {
    const inner = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    const send: SiteAnswer = (_request, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip, gzip' }).end(gzipSync(inner));
    };
    const site = await keep(startSite({ '/': send }));
    const result = await crawlSite(site.port);
    expect(result.pages).toHaveLength(1);
  });
});

describe('fault 11: broken answers', () => {
  const page = Buffer.from(htmlPage('Whole'));
  const packed = gzipSync(page);

  it.each<[string, SiteAnswer]>([
    [
      'gzip that ends early',
      (_q, a) => a.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(packed.subarray(0, 60)),
    ],
    ['text labeled as gzip', (_q, a) => a.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(page)],
    ['an unknown encoding', (_q, a) => a.writeHead(200, { ...html, 'content-encoding': 'secret' }).end(page)],
    [
      'three layers',
      (_q, a) =>
        a.writeHead(200, { ...html, 'content-encoding': 'gzip, gzip, gzip' }).end(gzipSync(gzipSync(packed))),
    ],
    [
      'a reset in mid-body',
      (_q, a) => {
        a.writeHead(200, { ...html, 'content-length': String(page.length) });
        a.write(page.subarray(0, 100), () => a.socket?.resetAndDestroy());
      },
    ],
    [
      'a body shorter than its length',
      (_q, a) => {
        a.writeHead(200, { ...html, 'content-length': String(page.length + 50) });
        a.write(page, () => a.socket?.end());
      },
    ],
  ])('fault 11: %s is tried three times and then reported', async (_what, answer) => {
    const site = await keep(startSite({ '/': htmlPage('Home', ['/services']), '/services': answer }));
    const result = await crawlSite(site.port);
    expect(pageAt(result, '/')?.outcome).toBe('read');
    expect(pageAt(result, '/services')?.outcome).toBe('failed');
    expect(pageAt(result, '/services')?.reason).toMatch(/was lost|incomplete|damaged/);
    expect(site.requests.filter((path) => path === '/services')).toHaveLength(3);
  });

  it('fault 11: a page that arrives complete on the second try is read', async () => {
    let tries = 0;
    const answer: SiteAnswer = (_request, response) => {
      if (tries++ === 0) response.socket?.resetAndDestroy();
      else response.writeHead(200, html).end(page);
    };
    const site = await keep(startSite({ '/': htmlPage('Home', ['/services']), '/services': answer }));
    expect(pageAt(await crawlSite(site.port), '/services')?.outcome).toBe('read');
  });

  it('fault 11: a page with damaged compression is requested again without it', async () => {
    const answer: SiteAnswer = (request, response) => {
      const plain = request.headers['accept-encoding'] === 'identity';
      response.writeHead(200, plain ? html : { ...html, 'content-encoding': 'br' }).end(page);
    };
    const site = await keep(startSite({ '/': answer }));
    expect(pageAt(await crawlSite(site.port), '/')?.outcome).toBe('read');
  });

  it.each([
    ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['an endless header', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'],
    ['a chunk without a size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello'],
    ['nothing', ''],
  ])('fault 11: malformed HTTP (%s) is reported as a failure', async (_what, answer) => {
    const site = await keep(startRawSite((socket) => socket.once('data', () => socket.end(answer))));
    const result = await crawlSite(site.port);
    expect(result.failure?.code).toBe('unreachable');
    expect(result.failure?.message).toEqual(expect.any(String));
    expect(site.connections()).toBe(3);
  });
});
