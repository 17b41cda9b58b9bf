import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedNetwork } from '#diagnosis/crawl/guard/guarded-network.ts';
import { startFilteringProxy } from '#diagnosis/crawl/render/filtering-proxy.ts';
import { findChromium } from '#tests/support/chromium.ts';
import { crawlSite, htmlPage, pageAt, sendHtml, startSite } from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';

let chromiumPath = '';
beforeAll(async () => {
  chromiumPath = await findChromium();
}, 120_000);

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
    const result = await crawlSite(site.port, { render: { mode: 'unsandboxed', chromiumPath } });
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', rendered: true });
    expect(pageAt(result, '/')?.facts?.blocks.some(({ text }) => text === 'Boilers')).toBe(true);
    expect(pageAt(result, '/contact')).toMatchObject({ outcome: 'read', rendered: false });
  }, 60_000);

  it('is named where no browser may be used', async () => {
    const site = await keep(startSite({ '/': shell(show(words)) }));
    const result = await crawlSite(site.port, {
      render: { mode: 'auto', chromiumPath: '/nowhere/chromium' },
    });
    expect(result.failure?.code).toBe('needs-javascript');
    expect(result.notes).toEqual(['One page shows its text only where JavaScript runs and was not read.']);
  });

  it('fault 5: a rendered page reaches no private address by any way', async () => {
    const inner = await keep(startSite((_request, response) => sendHtml(response, 'secret')));
    const udpPort = udp.address().port;
    const targets = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '127.1', 'inner.site.test'];
    const attack = `
      for (const host of ${JSON.stringify(targets)}) {
        const url = 'http://' + host + ':${inner.port}/';
        fetch(url, { mode: 'no-cors' }).catch(() => {});
        navigator.sendBeacon(url, 'x');
        new Image().src = url + 'image';
        for (const tag of ['iframe', 'script', 'embed', 'video', 'audio']) {
          document.body.append(Object.assign(document.createElement(tag), { src: url + tag }));
        }
        const link = Object.assign(document.createElement('link'), { rel: 'preconnect', href: url });
        document.head.append(link, Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url + 'css' }));
        try { new WebSocket('ws://' + host + ':${inner.port}/'); } catch {}
        try { new EventSource(url + 'events'); } catch {}
        try { new Worker(URL.createObjectURL(new Blob(['fetch("' + url + 'worker", {mode: "no-cors"})']))); } catch {}
        window.open(url + 'window');
      }
      try {
        const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] });
        peer.createDataChannel('x');
        peer.createOffer().then((offer) => peer.setLocalDescription(offer));
      } catch {}
      try { navigator.serviceWorker.register('/worker.js'); } catch {}
      ${show(`<h1>Shown</h1><p>${words}</p>`)}`;
    const site = await keep(
      startSite({
        '/': shell(attack),
        '/app.js': (_request, response) =>
          response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/` }).end(),
        '/worker.js': (_request, response) => response.end(`fetch('http://127.0.0.1:${inner.port}/service')`),
      }),
    );
    const result = await crawlSite(site.port, { render: { mode: 'unsandboxed', chromiumPath } });
    expect(pageAt(result, '/')).toMatchObject({ outcome: 'read', rendered: true });
    expect(inner.connections()).toBe(0);
    expect(datagrams).toBe(0);
    expect(site.requests).not.toContain('/worker.js');
  }, 60_000);

  it('fault 5: a page that goes elsewhere when it runs is not read there', async () => {
    const inner = await keep(startSite((_request, response) => sendHtml(response, htmlPage('Inner'))));
    const site = await keep(startSite({ '/': shell(`location.href = 'http://127.0.0.1:${inner.port}/';`) }));
    const result = await crawlSite(site.port, { render: { mode: 'unsandboxed', chromiumPath } });
    expect(pageAt(result, '/')?.outcome).not.toBe('read');
    expect(inner.connections()).toBe(0);
  }, 60_000);
});

describe('the filtering proxy', () => {
  it('fault 5: refuses private addresses and other ports, whatever asks', async () => {
    const inner = await keep(startSite((_request, response) => sendHtml(response, 'secret')));
    const network = createGuardedNetwork(
      { resolve: new Map([['site.test', { address: '127.0.0.1', port: inner.port }]]), dnsServers: [] },
      { resolveTimeoutMs: 500, connectTimeoutMs: 500, connections: 2 },
    );
    const proxy = await startFilteringProxy(network, { maxConnections: 10, maxBytes: 1_000_000 });
    const ask = async (url: string): Promise<number> => {
      const { request } = await import('node:http');
      const { port } = new URL(proxy.server);
      return await new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path: url }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    };
    const connect = async (target: string): Promise<number> => {
      const { request } = await import('node:http');
      const { port } = new URL(proxy.server);
      return await new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, method: 'CONNECT', path: target })
          .on('connect', (answer, socket) => {
            socket.destroy();
            resolve(answer.statusCode ?? 0);
          })
          .on('error', reject)
          .end();
      });
    };
    try {
      expect(await ask('http://site.test/')).toBe(200);
      expect(await connect('site.test:443')).toBe(200);
      const before = inner.connections();
      for (const host of ['127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254', `127.0.0.1:${inner.port}`]) {
        expect(await ask(`http://${host}/`), host).toBe(403);
        expect(await connect(host.includes(':') && !host.endsWith(']') ? host : `${host}:443`), host).toBe(
          403,
        );
      }
      expect(await ask('ftp://site.test/')).toBe(403);
      expect(await ask('/relative')).toBe(403);
      expect(inner.connections()).toBe(before);
    } finally {
      await proxy.close();
      await network.close();
    }
  });
});
