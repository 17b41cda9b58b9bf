import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { readdirSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserProcess } from '#diagnosis/crawl/render/browser-processes.ts';
import { renderLimits } from '#diagnosis/crawl/render/render-limits.ts';
import { findChromium } from '#tests/support/chromium.ts';
import { crawlSite, htmlPage, pageAt, sendHtml, startSite } from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { ownBrowsers } from '#tests/support/own-browsers.ts';
import { attackOn } from '#tests/support/page-attack.ts';

const { ownBrowserProcesses } = ownBrowsers();
let chromiumPath = '';
beforeAll(async () => {
  chromiumPath = await findChromium();
});

/** Long timeouts, because these tests check what a page may do, not how fast it is. */
const patient = { ...renderLimits, pageTimeoutMs: 90_000 };

const { keep } = openedSites();

let udp: UdpSocket;
let datagrams = 0;
beforeAll(async () => {
  udp = createSocket('udp4', () => datagrams++);
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise<void>((resolve) => udp.close(() => resolve())));

const shell = (script: string) =>
  `<!doctype html><title>App</title><body><div id="root"></div><script>${script}</script><script src="/app.js"></script></body>`;
const show = (html: string) => `document.getElementById('root').innerHTML = ${JSON.stringify(html)};`;
const downloadName = `download-${process.pid}.zip`;

function filesNamed(folder: string, name: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    if (entry.includes(name)) return [entry];
    if (!entry.startsWith('ai-compass-browser-') && !entry.startsWith('playwright')) return [];
    return readdirSync(join(folder, entry), { recursive: true })
      .map(String)
      .filter((path) => path.includes(name));
  });
}

const words = 'We repair boilers and bathrooms in town, and a visit can be booked by telephone. '.repeat(6);

describe('a page that needs JavaScript', () => {
  it('is rendered, and what it says and links to is read', async () => {
    const site = await keep(
      startSite({
        '/': shell(''),
        '/app.js': (_request, response) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(`fetch('/data').then((answer) => answer.text()).then((text) => {
            document.getElementById('root').innerHTML = text;
          });`);
        },
        '/data': `<h1>Boilers</h1><p>${words}</p><a href="/contact">Contact</a>`,
        '/contact': htmlPage('Contact'),
      }),
    );
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: patient },
    });
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', rendered: true });
    expect(pageAt(result, '/')?.facts?.blocks.some(({ text }) => text === 'Boilers')).toBe(true);
    expect(pageAt(result, '/contact')).toMatchObject({ outcome: 'read', rendered: false });
  });

  it('is rendered for its menu, and read unrendered if that fails', async () => {
    const home = (menu: string) =>
      `<!doctype html><title>Oak</title><site-header></site-header><main><h1>Boilers</h1><p>${words}</p></main><script src="/${menu}.js"></script>`;
    const javascript = (text: string) => (_request: unknown, response: ServerResponse) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(text);
    };
    const site = await keep(
      startSite({
        '/': home('menu'),
        '/menu.js': javascript(
          `document.querySelector('site-header').innerHTML = '<nav><a href="/contact">Contact</a></nav>';`,
        ),
        '/contact': htmlPage('Contact'),
      }),
    );
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: patient },
    });
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', rendered: true });
    expect(pageAt(result, '/contact')).toMatchObject({ outcome: 'read', rendered: false });
    const without = await crawlSite(site.port, {
      render: { mode: 'auto', chromiumPath: '/nowhere/chromium' },
    });
    expect(pageAt(without, '/')).toMatchObject({ outcome: 'read', rendered: false });
    expect(without.failure).toBeNull();
  });

  it('is read even if it never becomes idle', async () => {
    const ask = "setInterval(() => fetch('/tick').catch(() => {}), 50);";
    const site = await keep(startSite({ '/': shell(`${show(`<p>${words}</p>`)}${ask}`), '/tick': 'tock' }));
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: { ...patient, pageTimeoutMs: 12_000, maxRequests: 100_000 } },
    });
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', reason: null, rendered: true });
    expect(site.requests).toContain('/tick');
  });

  it('is reported if no browser may be used', async () => {
    const site = await keep(startSite({ '/': shell(show(words)) }));
    const result = await crawlSite(site.port, {
      render: { mode: 'auto', chromiumPath: '/nowhere/chromium' },
    });
    expect(result.failure?.code).toBe('needs-javascript');
    expect(result.notes).toEqual(["One page shows its text only with JavaScript, so we didn't read it."]);
  });

  it('is run in a sandbox, as nobody, or not at all', async () => {
    const seen: BrowserProcess[] = [];
    const site = await keep(
      startSite({
        '/': shell(''),
        '/app.js': async (_request, response) => {
          seen.push(...(await ownBrowserProcesses()));
          response.setHeader('content-type', 'text/javascript');
          response.end(show(`<p>${words}</p>`));
        },
      }),
    );
    const result = await crawlSite(site.port, {
      render: { mode: 'auto', chromiumPath },
      settings: { render: patient },
    });
    for (const { commandLine } of seen) expect(commandLine).not.toContain('--no-sandbox');
    if (result.failure === null) {
      expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', rendered: true });
      expect(seen.some(({ commandLine }) => commandLine.includes('--type=renderer'))).toBe(true);
      for (const { pid } of seen)
        expect(statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid).not.toBe(0);
    } else {
      // Some systems don't let ordinary users create user namespaces, so there is no sandbox.
      expect(result.failure.code).toBe('needs-javascript');
      expect(seen).toEqual([]);
    }
  });

  it('includes the content of its components, at its final address', async () => {
    const card = `<p>${words}</p><a href="prices">Prices</a>`;
    const script = `
      String.prototype.slice = () => 'what the page would have us read';
      const host = document.getElementById('root').attachShadow({ mode: 'open' });
      host.innerHTML = ${JSON.stringify(card)};
      history.pushState(null, '', '/start/');`;
    const site = await keep(startSite({ '/': shell(script), '/start/prices': htmlPage('Prices') }));
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: patient },
    });
    expect(pageAt(result, '/')).toMatchObject({ rendered: true, finalUrl: 'http://site.test/start/' });
    expect(pageAt(result, '/')?.facts?.words).toBeGreaterThan(60);
    expect(pageAt(result, '/start/prices')?.outcome).toBe('read');
  });

  it('fault 5: a rendered page reaches no private address in any way', async () => {
    const inner = await keep(startSite((_request, response) => sendHtml(response, 'secret')));
    const udpPort = udp.address().port;
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '127.1', 'inner.site.test'];
    const attack = attackOn({ hosts, port: inner.port, udpPort, downloadName });
    const site = await keep(
      startSite((request, response) => {
        const secret = `http://127.0.0.1:${inner.port}/redirected`;
        if (request.url === '/')
          return sendHtml(response, shell(attack + show(`<h1>Shown</h1><p>${words}</p>`)));
        if (request.url === '/robots.txt') return sendHtml(response, '', 404);
        if (request.url === '/attached')
          response.setHeader('content-disposition', `attachment; filename="${downloadName}"`);
        if (request.url === '/attached' || request.url === '/worker.js')
          return void response.end('self.x = 1');
        response.writeHead(302, { location: secret }).end();
      }),
    );
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: patient },
    });
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', reason: null, rendered: true });
    expect(inner.connections()).toBe(0);
    expect(datagrams).toBe(0);
    expect(site.requests).toContain('/redirect');
    for (const left of ['/worker.js', '/posted', '/beacon', '/prefetched', '/pinged', '/opened'])
      expect(site.requests, left).not.toContain(left);
    expect(filesNamed(tmpdir(), downloadName)).toEqual([]);
  });

  it('fault 5: pages that exhaust resources are abandoned, and the others are read', async () => {
    const run = (script: string) =>
      shell(`${show(`<p>${words} ${htmlPage(script.slice(-20))}</p>`)}${script}`);
    const pages: Record<string, string> = {
      '/': htmlPage('Home', ['/services', '/pricing', '/booking', '/contact', '/faq', '/about']),
      '/services': run('for (;;) {}'),
      '/pricing': run(
        'const all = []; for (let at = 0; ; ) if (performance.now() > at) { all.push(new Uint8Array(10e6).fill(7)); at = performance.now() + 10; }',
      ),
      '/booking': run("for (let n = 0; n < 500; n++) fetch('/more?' + n);"),
      '/contact': run("document.body.insertAdjacentHTML('beforeend', '<p hidden>' + 'x'.repeat(20e6));"),
      '/faq': run('window.close(); location.reload = null; setInterval(() => alert(1), 1);'),
      '/about': htmlPage('About'),
    };
    let atOnce = 0;
    let most = 0;
    const site = await keep(
      startSite((request, response) => {
        most = Math.max(most, ++atOnce);
        setTimeout(() => {
          atOnce--;
          const page = pages[request.url ?? ''];
          sendHtml(response, page ?? 'none', page ? 200 : 404);
        }, 5);
      }),
    );
    const limits = {
      ...renderLimits,
      atOnce: 1,
      pageTimeoutMs: 6000,
      maxMemoryBytes: 600e6,
      maxRequests: 30,
      maxHtmlLength: 100_000,
    };
    const before = process.memoryUsage().rss;
    let largest = 0;
    const watching = new AbortController();
    const watch = async () => {
      while (!watching.signal.aborted) {
        const processes = await ownBrowserProcesses();
        largest = Math.max(
          largest,
          processes.reduce((sum, { bytes }) => sum + bytes, 0),
        );
        await sleep(200);
      }
    };
    const watched = watch();
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      limits: { timeBudgetMs: 200_000, concurrency: 4 },
      settings: { render: limits },
    });
    watching.abort();
    await watched;
    expect(result.notes.join(' ')).not.toMatch(/ran out of time/);
    expect(pageAt(result, '/services')?.outcome).toBe('failed');
    expect(pageAt(result, '/pricing')?.outcome).toBe('failed');
    // On a busy machine these pages may run out of time instead. The limits apply either way.
    expect(['read', 'failed']).toContain(pageAt(result, '/booking')?.outcome);
    expect(JSON.stringify(pageAt(result, '/contact') ?? {}).length).toBeLessThan(300_000);
    expect(pageAt(result, '/about')?.outcome).toBe('read');
    expect(site.requests.filter((path) => path.startsWith('/more')).length).toBeLessThanOrEqual(30);
    expect(most).toBeLessThanOrEqual(4);
    expect(largest).toBeLessThan(2e9);
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6);
    expect(await ownBrowserProcesses()).toEqual([]);
  });

  it('fault 5: a page that navigates elsewhere when rendered is not read there', async () => {
    const inner = await keep(startSite((_request, response) => sendHtml(response, htmlPage('Inner'))));
    const site = await keep(startSite({ '/': shell(`location.href = 'http://127.0.0.1:${inner.port}/';`) }));
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: patient },
    });
    expect(pageAt(result, '/')?.outcome).not.toBe('read');
    expect(inner.connections()).toBe(0);
  });
});
