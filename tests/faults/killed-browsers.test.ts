import { beforeAll, describe, expect, it } from 'vitest';
import { type BrowserProcess, killProcess } from '#diagnosis/crawl/render/browser-processes.ts';
import { renderLimits } from '#diagnosis/crawl/render/render-limits.ts';
import { findChromium } from '#tests/support/chromium.ts';
import { crawlSite, pageAt, sendHtml, startSite } from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';
import { ownBrowsers } from '#tests/support/own-browsers.ts';

const { keep } = openedSites();
const { ownBrowserProcesses } = ownBrowsers();
let chromiumPath = '';
beforeAll(async () => {
  chromiumPath = await findChromium();
});

const patient = { ...renderLimits, pageTimeoutMs: 60_000 };
const words = 'We repair boilers and bathrooms in town, and a visit can be booked by telephone. '.repeat(6);
const shell = (scripts: string) =>
  `<!doctype html><title>App</title><body><div id="root"></div>${scripts}</body>`;
const show = `document.getElementById('root').innerHTML = ${JSON.stringify(`<h1>Boilers</h1><p>${words}</p>`)};`;

describe('a page that needs JavaScript', () => {
  it.each([
    ['its browser', () => true],
    [
      'the process that runs it',
      ({ commandLine }: BrowserProcess) => commandLine.includes('--type=renderer'),
    ],
  ])('is rendered again if something kills %s', async (_, isKilled) => {
    let asked = 0;
    let killed = 0;
    // More scripts than may be requested at once, so that some are still waiting when the process is killed.
    const scripts = Array.from({ length: 8 }, (_, n) => `<script src="/part-${n}.js"></script>`).join('');
    const site = await keep(
      startSite(async (request, response) => {
        if (request.url === '/') return sendHtml(response, shell(`${scripts}<script>${show}</script>`));
        if (!request.url?.startsWith('/part')) return sendHtml(response, '', 404);
        if (asked++ === 0) {
          const found = (await ownBrowserProcesses()).filter(isKilled);
          for (const { pid } of found) killProcess(pid);
          killed = found.length;
        }
        response.writeHead(200, { 'content-type': 'text/javascript' }).end('self.x = 1');
      }),
    );
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      limits: { concurrency: 2 },
      settings: { render: patient },
    });
    expect(killed).toBeGreaterThan(0);
    expect(result.failure).toBeNull();
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', rendered: true });
    expect(await ownBrowserProcesses()).toEqual([]);
  });

  it.each([
    ['crashes by itself', 'const all = []; for (;;) all.push({ n: all.length });', {}],
    [
      'exceeds its memory',
      // The page never becomes idle, so it isn't read before it has used that much memory, even on a slow machine.
      "const all = []; setInterval(() => all.push(new Uint8Array(50e6).fill(7)), 20); fetch('/unanswered');",
      { maxMemoryBytes: 600e6 },
    ],
    ['takes too long', 'for (;;) {}', { pageTimeoutMs: 4000 }],
  ])('is not rendered again if it %s', async (_, script, limits) => {
    const site = await keep(startSite({ '/': shell(`<script>${script}</script>`), '/unanswered': () => {} }));
    const result = await crawlSite(site.port, {
      render: { mode: 'unsandboxed', chromiumPath },
      settings: { render: { ...patient, ...limits } },
    });
    expect(result.failure?.code).toBe('needs-javascript');
    // Read once without a browser, and at most once with one.
    expect(site.requests.filter((path) => path === '/').length).toBeLessThanOrEqual(2);
    expect(await ownBrowserProcesses()).toEqual([]);
  });
});
