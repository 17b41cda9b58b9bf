import { createServer } from 'node:http';
import { htmlPage, listen, sendHtml, type TestSite } from './crawl-site.ts';

export interface CountedSites extends Pick<TestSite, 'close'> {
  crawlResolve: string;
  maxAtOnce: () => number;
}

export async function serveCountedSites(
  hosts: readonly string[],
  { latencyMs, pages }: { latencyMs: number; pages: number },
): Promise<CountedSites> {
  const links = Array.from({ length: pages }, (_, n) => `/page-${n}`);
  const open = new Map<string, number>();
  let maxAtOnce = 0;
  const server = await listen(
    createServer((request, response) => {
      const host = request.headers.host ?? '';
      const now = (open.get(host) ?? 0) + 1;
      open.set(host, now);
      maxAtOnce = Math.max(maxAtOnce, now);
      response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
      setTimeout(() => {
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else sendHtml(response, htmlPage(`${host}${request.url}`, links));
      }, latencyMs);
    }),
  );
  return {
    crawlResolve: hosts.map((host) => `${host}=127.0.0.1:${server.port}`).join(','),
    maxAtOnce: () => maxAtOnce,
    close: server.close,
  };
}
