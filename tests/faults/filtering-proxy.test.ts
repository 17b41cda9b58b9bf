import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedNetwork } from '#diagnosis/crawl/guard/guarded-network.ts';
import { type ProxyRules, startFilteringProxy } from '#diagnosis/crawl/render/filtering-proxy.ts';
import { sendHtml, startSite } from '#tests/support/crawl-site.ts';
import { startDnsServer } from '#tests/support/dns-server.ts';
import { openedSites } from '#tests/support/opened-sites.ts';

const { keep } = openedSites();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startProxy(budget: ProxyRules['budget']) {
  const site = await keep(startSite((_request, response) => sendHtml(response, 'secret')));
  const names = await startDnsServer(() => 'no-such-name');
  const network = createGuardedNetwork(
    {
      resolve: new Map([['site.test', { address: '127.0.0.1', port: site.port }]]),
      dnsServers: [names.address],
    },
    { resolveTimeoutMs: 30_000, connectTimeoutMs: 30_000, connections: 2 },
  );
  const proxy = await startFilteringProxy(
    { network, budget },
    { maxConnections: 10, maxConnectionBytes: 1_000_000, maxBytes: 1_000_000 },
  );
  closing.push(names.close, network.close, proxy.close);
  const { port } = new URL(proxy.server);
  const ask = (url: string): Promise<number> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: url }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  const connect = (target: string): Promise<number> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, method: 'CONNECT', path: target })
        .on('connect', (answer, socket) => {
          socket.destroy();
          resolve(answer.statusCode ?? 0);
        })
        .on('error', reject)
        .end();
    });
  return { site, names, ask, connect };
}

describe('the filtering proxy', () => {
  it('fault 5: refuses private addresses and other ports from any client', async () => {
    const { site, ask, connect } = await startProxy({ takeConnection: () => true, takeTunnel: () => true });
    expect(await ask('http://site.test/')).toBe(200);
    expect(await connect('site.test:443')).toBe(200);
    const before = site.connections();
    for (const host of ['127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254', `127.0.0.1:${site.port}`]) {
      expect(await ask(`http://${host}/`), host).toBe(403);
      expect(await connect(host.includes(':') && !host.endsWith(']') ? host : `${host}:443`), host).toBe(403);
    }
    expect(await ask('ftp://site.test/')).toBe(403);
    expect(await ask('/relative')).toBe(403);
    // A tunnel to port 80 would be for a WebSocket, whose traffic couldn't be counted.
    expect(await connect('site.test:80')).toBe(403);
    expect(site.connections()).toBe(before);
  });

  it('opens and looks up only what a page was granted, nothing for the browser itself', async () => {
    const { site, names, ask, connect } = await startProxy({
      takeConnection: () => false,
      takeTunnel: () => false,
    });
    expect(await ask('http://site.test/')).toBe(403);
    expect(await connect('site.test:443')).toBe(403);
    expect(await connect('update.browser-vendor.test:443')).toBe(403);
    expect(site.connections()).toBe(0);
    expect(names.questions).toEqual([]);
  });

  it("waits briefly for a grant that arrives after the browser's request", async () => {
    let asked = 0;
    const { connect } = await startProxy({ takeConnection: () => true, takeTunnel: () => asked++ > 0 });
    expect(await connect('site.test:443')).toBe(200);
  });
});
