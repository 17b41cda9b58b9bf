import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SitemapSite {
  port: number;
  served: () => number;
  close: () => Promise<void>;
}

export async function startSitemapSite(sitemaps: number, addresses: number): Promise<SitemapSite> {
  const maps = Array.from({ length: sitemaps }, (_, map) => {
    const entries = Array.from(
      { length: addresses },
      (_each, n) => `<url><loc>/catalog/part-${map}/item-${n}-of-a-long-list</loc></url>`,
    );
    return Buffer.from(`<?xml version="1.0"?><urlset>${entries.join('')}</urlset>`);
  });
  const robots = maps.map((_, n) => `Sitemap: /map-${n}.xml`).join('\n');
  let served = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const map = maps[Number(/^\/map-(\d+)\.xml$/.exec(path)?.[1] ?? -1)];
    if (map) served += 1;
    const [type, body] = map
      ? ['application/xml', map]
      : path === '/robots.txt'
        ? ['text/plain', robots]
        : [
            'text/html',
            `<title>Parts</title><h1>We repair pumps</h1><p>Page ${path}: call us for a quote.</p>`,
          ];
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    served: () => served,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
