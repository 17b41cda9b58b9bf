import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { getPriority } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderLimits } from '#diagnosis/crawl/render/render-limits.ts';
import { findChromium } from '#tests/support/chromium.ts';
import { crawlSite, htmlPage, pageAt, sendHtml, startSite } from '#tests/support/crawl-site.ts';
import { startDnsServer } from '#tests/support/dns-server.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { ownBrowsers } from '#tests/support/own-browsers.ts';
import { abuseOf } from '#tests/support/page-abuse.ts';

const { keep } = openedSites();
const { ownBrowserProcesses } = ownBrowsers();
let chromiumPath = '';
beforeAll(async () => {
  chromiumPath = await findChromium();
});

const patient = { ...renderLimits, pageTimeoutMs: 90_000 };
const words = 'We repair boilers and bathrooms in town, and a visit can be booked by telephone. '.repeat(6);
const shell = (script: string) =>
  `<!doctype html><title>App</title><body><div id="root"></div>${script}</body>`;
const show = (text: string) => `document.getElementById('root').innerHTML = ${JSON.stringify(text)};`;
const javascript = (response: ServerResponse, text: string) => {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
};

describe('requests of rendered pages to other hosts', () => {
  it('are few for all pages of a scan together, and none are sent without need', async () => {
    const other = await keep(startSite((_request, response) => javascript(response, 'self.x = 1')));
    const names = await startDnsServer(() => 'no-such-name');
    const paths = ['/services', '/pricing', '/booking', '/contact'];
    const site = await keep(
      startSite((request, response) => {
        const { pathname } = new URL(request.url ?? '', 'http://site.test');
        if (pathname === '/') return sendHtml(response, htmlPage('Home', paths));
        if (pathname === '/on')
          return void response.writeHead(302, { location: `http://other.test/led?${request.url}` }).end();
        if (pathname === '/service.js') return javascript(response, abuseOf('http://other.test'));
        if (!paths.includes(pathname)) return sendHtml(response, '', 404);
        const text = show(
          `<h1>${pathname}</h1><p>${`What ${pathname} is for, we say here. `.repeat(20)}</p>`,
        );
        sendHtml(response, shell(`<script>${text}${abuseOf('http://other.test')}</script>`));
      }),
    );
    const result = await crawlSite(site.port, {
      names: { 'other.test': other.port },
      dnsServers: [names.address],
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: { ...patient, maxRequests: 5000 } },
    });
    await names.close();
    expect(pageAt(result, '/services')).toMatchObject({ outcome: 'read', rendered: true });
    expect(other.requests.length).toBeGreaterThan(0);
    expect(other.requests.length).toBeLessThanOrEqual(renderLimits.maxForeignRequests);
    const ways = new Set(other.requests.map((path) => path.split('?')[0]));
    for (const way of [
      '/posted',
      '/beacon',
      '/image',
      '/socket',
      '/frame',
      '/inner',
      '/shared',
      '/framed-shared',
    ])
      expect([...ways], way).not.toContain(way);
    expect(site.requests).not.toContain('/service.js');
    expect(site.requests.length).toBeLessThanOrEqual(renderLimits.maxSiteRequests + 20);
    expect(names.questions).toEqual([]);
  });

  it('are sent once for what all pages load, and each page is read', async () => {
    const files = Array.from({ length: 15 }, (_, n) => `/part-${n}.js`);
    const moved = '/part-moved.js';
    const other = await keep(
      startSite((request, response) =>
        javascript(response, `(globalThis.parts ??= []).push('${request.url}')`),
      ),
    );
    const paths = ['/services', '/pricing', '/booking', '/contact', '/faq', '/about'];
    const sources = [...files.map((file) => `http://cdn.test${file}`), moved];
    const loads = sources.map((source) => `<script src="${source}"></script>`).join('');
    const site = await keep(
      startSite((request, response) => {
        if (request.url === '/') return sendHtml(response, htmlPage('Home', paths));
        if (request.url === moved)
          return void response.writeHead(302, { location: `http://moved.test${moved}` }).end();
        if (request.url === '/app.js')
          return javascript(
            response,
            `document.getElementById('root').innerHTML = '<h1>' + parts.length + ' parts of ' + location.pathname + '</h1><p>' + ('What ' + location.pathname + ' is for, we say here. ').repeat(20) + '</p>';`,
          );
        if (!paths.includes(request.url ?? '')) return sendHtml(response, '', 404);
        sendHtml(response, shell(`${loads}<script type="module" crossorigin src="/app.js"></script>`));
      }),
    );
    const result = await crawlSite(site.port, {
      names: { 'cdn.test': other.port, 'moved.test': other.port },
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: patient },
    });
    for (const path of paths) {
      const texts = pageAt(result, path)?.facts?.blocks.map(({ text }) => text);
      expect(texts, path).toContain(`16 parts of ${path}`);
    }
    const asked = other.requests.filter((path) => path !== moved);
    expect(asked.toSorted()).toEqual(files.toSorted());
    expect(site.requests.filter((path) => path === '/app.js')).toHaveLength(1);
  });
});

describe('the browser', () => {
  it('writes almost nothing of what pages store', async () => {
    const fill = `
      const bytes = () => { const all = new Uint8Array(2e6); for (let at = 0; at < all.length; at += 65536) crypto.getRandomValues(all.subarray(at, at + 65536)); return all; };
      const opening = indexedDB.open('a');
      opening.onupgradeneeded = () => opening.result.createObjectStore('s');
      opening.onsuccess = async () => {
        for (let n = 0; n < 100; n++)
          await new Promise((done) => {
            const put = opening.result.transaction('s', 'readwrite');
            put.objectStore('s').put(bytes(), n);
            put.oncomplete = put.onerror = put.onabort = done;
          });
      };
      caches.open('a').then(async (cache) => { for (let n = 0; n < 100; n++) await cache.put('/k' + n, new Response(bytes())); }).catch(() => {});
      fetch('/held');
      (async () => { for (let n = 0; n < 30; n++) await (await fetch('/large?' + n)).text(); })();`;
    const large = 'x'.repeat(2_000_000);
    let written = 0;
    let loads = 0;
    const enough = Promise.withResolvers<void>();
    const site = await keep(
      startSite(async (request, response) => {
        if (request.url === '/')
          return sendHtml(response, shell(`<script>${show(`<p>${words}</p>`)}${fill}</script>`));
        // Keeps the network busy on a slow machine as well: an idle page is read and closed.
        if (request.url === '/held') return void enough.promise.then(() => sendHtml(response, ''));
        loads++;
        written = Math.max(written, await writtenBytes());
        if (loads > 20) enough.resolve();
        sendHtml(response, large);
      }),
    );
    const result = await crawlSite(site.port, {
      website: 'http://site.localhost/',
      names: { 'site.localhost': site.port },
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: patient },
    });
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', rendered: true });
    expect(loads).toBeGreaterThan(10);
    expect(written).toBeLessThan(30e6);
  });

  it('is ended once it has written too much, and other pages are read', async () => {
    const site = await keep(
      startSite({
        '/': htmlPage('Home', ['/services', '/about']),
        '/services': shell(
          `<script>${show(`<p>${words}</p>`)}setInterval(() => fetch('/about'), 20)</script>`,
        ),
        '/about': htmlPage('About'),
      }),
    );
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      // Any browser writes more than `maxWrittenBytes` when it starts.
      settings: { render: { ...patient, maxRequests: 100_000, maxWrittenBytes: 1000 } },
    });
    expect(pageAt(result, '/services')).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('running it failed'),
    });
    expect(pageAt(result, '/about')?.outcome).toBe('read');
    expect(await ownBrowserProcesses()).toEqual([]);
  });

  it('has a lower priority than other processes', async () => {
    const site = await keep(
      startSite(async (request, response) => {
        if (request.url !== '/app.js')
          return sendHtml(response, shell(`<script>${show(words)}</script><script src="/app.js"></script>`));
        await expect.poll(ownPriorities, { timeout: 60_000 }).toEqual([10]);
        javascript(response, show(`<h1>Stood back</h1><p>${words}</p>`));
      }),
    );
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: patient },
    });
    expect(pageAt(result, '/')?.facts?.blocks.map(({ text }) => text)).toContain('Stood back');
  });

  async function writtenBytes(): Promise<number> {
    const counts = (await ownBrowserProcesses()).map(({ pid }) =>
      unlessGone(() => {
        const io = readFileSync(`/proc/${pid}/io`, 'latin1');
        return Number(/^write_bytes: (\d+)/m.exec(io)?.[1] ?? 0);
      }),
    );
    return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  }

  async function ownPriorities(): Promise<number[]> {
    const priorities = (await ownBrowserProcesses())
      .flatMap(({ pid }) => unlessGone(() => readdirSync(`/proc/${pid}/task`).map(Number)) ?? [])
      .flatMap((thread) => unlessGone(() => getPriority(thread)) ?? []);
    return [...new Set(priorities)];
  }

  function unlessGone<Result>(read: () => Result): Result | null {
    try {
      return read();
    } catch {
      return null;
    }
  }
});
