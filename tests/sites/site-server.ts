import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const siteNames = [
  'harbour-physio',
  'tidewater-threads',
  'ledgerlark',
  'brindle-precision',
  'oakmere-law',
  'fernhill-academy',
  'glasswing-studio',
  'quietfield',
  'closedgate',
] as const;
export type SiteName = (typeof siteNames)[number];

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

export interface SiteServer {
  port: number;
  /** The CRAWL_RESOLVE value that directs every site's name to this server. */
  crawlResolve: string;
  /** Requests so far, as `host path`, in order. */
  requests: string[];
  close: () => Promise<void>;
}

export interface SiteServerOptions {
  port?: number;
  latencyMs?: number;
  opens?: Promise<void>;
  folder?: string;
}

/** The Host header selects the company. */
export async function startSiteServer(options: SiteServerOptions = {}): Promise<SiteServer> {
  const folder = options.folder ?? fileURLToPath(new URL('.', import.meta.url));
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${hostOf(request)} ${request.url ?? ''}`);
    const goOn = async () => {
      await options.opens;
      await answer(folder, request, response).catch(() => response.destroy());
    };
    setTimeout(() => void goOn(), options.latencyMs ?? 0);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const names = siteNames.flatMap((name) => [`www.${name}.test`, `${name}.test`]);
  return {
    port,
    crawlResolve: names.map((name) => `${name}=127.0.0.1:${port}`).join(','),
    requests,
    close: () => close(server),
  };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = hostOf(request)
    .replace(/^www\./, '')
    .replace(/\.test$/, '');
  const site = siteNames.find((candidate) => candidate === name);
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
  const file = site ? await findFile(join(folder, site), path) : null;
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Not found</title><h1>Not found</h1>');
    return;
  }
  const body = await readFile(file);
  response.writeHead(200, {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function findFile(root: string, path: string): Promise<string | null> {
  const wanted = normalize(join(root, path));
  if (wanted !== root && !wanted.startsWith(`${root}/`)) return null;
  for (const candidate of [wanted, join(wanted, 'index.html'), `${wanted}.html`]) {
    const found = await stat(candidate).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return null;
}

function hostOf(request: IncomingMessage): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
