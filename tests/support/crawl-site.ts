import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { crawl } from '#diagnosis/crawl/crawl.ts';
import { type CrawlSettings, defaultSettings } from '#diagnosis/crawl/crawl-settings.ts';
import type {
  CrawledPage,
  CrawlLimits,
  CrawlRequest,
  CrawlResult,
  Sharer,
} from '#diagnosis/crawl/crawl-types.ts';
import { createHostLimiter } from '#diagnosis/crawl/host-limiter.ts';

export interface TestSite {
  port: number;
  requests: string[];
  connections: () => number;
  close: () => Promise<void>;
}

export type SiteAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export async function startSite(pages: Record<string, string | SiteAnswer> | SiteAnswer): Promise<TestSite> {
  const listener: RequestListener = (request, response) => {
    if (typeof pages === 'function') return pages(request, response);
    const page = pages[request.url ?? ''];
    if (page === undefined) return sendHtml(response, '<h1>Not here</h1>', 404);
    if (typeof page === 'string') return sendHtml(response, page);
    page(request, response);
  };
  // Long, so that a stalled machine doesn't close an idle connection just as the next request arrives, which would
  // then be sent twice.
  return await listen(createServer({ keepAliveTimeout: 120_000 }, listener));
}

export async function startRawSite(onConnection: (socket: Socket) => void): Promise<TestSite> {
  return await listen(
    createTcpServer((socket) => {
      socket.on('error', () => {});
      onConnection(socket);
    }),
  );
}

export async function listen(server: Server | TcpServer): Promise<TestSite> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('request', (request: IncomingMessage) => requests.push(request.url ?? ''));
  server.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    requests,
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export function sendHtml(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
}

export function htmlPage(title: string, links: readonly string[] = [], head = ''): string {
  const text = Array.from(
    { length: 12 },
    (_, n) => `${title} says in sentence ${n} how ${title} is done at part ${n}.`,
  );
  const anchors = links.map((link) => `<li><a href="${link}">${link}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1><p>${text.join(' ')}</p><ul>${anchors}</ul></main></body></html>`;
}

export interface TestCrawl {
  website?: string;
  schemeTyped?: boolean;
  limits?: Partial<CrawlLimits>;
  names?: Record<string, number>;
  dnsServers?: readonly string[];
  stored?: readonly CrawledPage[];
  previous?: readonly CrawledPage[];
  fetch?: Partial<CrawlSettings['fetch']>;
  guard?: Partial<CrawlSettings['guard']>;
  settings?: Partial<CrawlSettings>;
  render?: CrawlRequest['render'];
  onPage?: CrawlRequest['onPage'];
  sharer?: Sharer;
  signal?: AbortSignal;
}

export async function crawlSite(port: number | null, options: TestCrawl = {}): Promise<CrawlResult> {
  const names = { ...(port === null ? {} : { 'site.test': port }), ...options.names };
  const resolve = new Map(
    Object.entries(names).map(([name, namePort]) => [name, { address: '127.0.0.1', port: namePort }]),
  );
  return await crawl(
    {
      sharer: options.sharer,
      website: options.website ?? 'http://site.test/',
      schemeTyped: options.schemeTyped ?? true,
      limits: { maxPages: 40, timeBudgetMs: 120_000, concurrency: 6, ...options.limits },
      network: { resolve, dnsServers: options.dnsServers ?? [] },
      render: options.render ?? { mode: 'off', chromiumPath: null },
      stored: options.stored ?? [],
      previous: options.previous,
      signal: options.signal ?? new AbortController().signal,
      now: Date.now,
      onPage: options.onPage ?? (async () => {}),
    },
    {
      ...defaultSettings,
      limiter: createHostLimiter(),
      ...options.settings,
      fetch: { ...defaultSettings.fetch, backOffMs: 10, ...options.fetch },
      guard: { ...defaultSettings.guard, ...options.guard },
    },
  );
}

export function scanCrawl(port: number): Pick<CrawlRequest, 'limits' | 'network' | 'render'> {
  return {
    limits: { maxPages: 40, timeBudgetMs: 20_000, concurrency: 6 },
    network: { resolve: new Map([['site.test', { address: '127.0.0.1', port }]]), dnsServers: [] },
    render: { mode: 'off', chromiumPath: null },
  };
}

export function outcomes(result: CrawlResult): Record<string, string> {
  return Object.fromEntries(result.pages.map((page) => [new URL(page.url).pathname, page.outcome]));
}

export function pageAt(result: CrawlResult, path: string): CrawledPage | undefined {
  return result.pages.find((page) => new URL(page.url).pathname === path);
}
