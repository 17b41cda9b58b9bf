import { describe, expect, it } from 'vitest';
import { createGuardedNetwork } from '#diagnosis/crawl/guard/guarded-network.ts';
import { startFilteringProxy } from '#diagnosis/crawl/render/filtering-proxy.ts';
import { sendHtml, startSite } from '#tests/support/crawl-site.ts';
import { openedSites } from '#tests/support/opened-sites.ts';

const { keep } = openedSites();

describe('the filtering proxy', () => {
  it('fault 5: refuses private addresses and other ports, whatever asks', async () => {
    const inner = await keep(startSite((_request, response) => sendHtml(response, 'secret')));
    const network = createGuardedNetwork(
      { resolve: new Map([['site.test', { address: '127.0.0.1', port: inner.port }]]), dnsServers: [] },
      { resolveTimeoutMs: 30_000, connectTimeoutMs: 30_000, connections: 2 },
    );
    const proxy = await startFilteringProxy(
      { network, budget: { takeConnection: () => true, takeTunnel: () => true } },
      { maxConnections: 10, maxConnectionBytes: 1_000_000, maxBytes: 1_000_000 },
    );
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
