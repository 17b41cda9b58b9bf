import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

export interface ServedFolder {
  port: number;
  close(): Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
};

/**
 * Absolute https links to `domain` become http, because there is no TLS here. `base` is the site's path within its
 * domain ("/name"), or ''.
 */
export async function serveFolder(folder: string, domain: string | null, base = ''): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    answer({ folder, domain, base }, request.url ?? '/', response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Served {
  folder: string;
  domain: string | null;
  base: string;
}

async function answer(
  { folder, domain, base }: Served,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(url, 'http://site.invalid');
  if (base !== '' && !pathname.startsWith(`${base}/`)) return endNotFound(response);
  const path = join(folder, normalize(decodeURIComponent(pathname.slice(base.length))));
  if (!path.startsWith(join(folder, sep))) return end(response, 403, 'text/plain', 'no');
  if (await isFile(path)) return send(response, path, domain);
  for (const index of ['index.html', 'index.htm']) {
    if (!(await isFile(join(path, index)))) continue;
    if (pathname.endsWith('/')) return send(response, join(path, index), domain);
    response.writeHead(301, { location: `${pathname}/${search}` });
    response.end();
    return;
  }
  const bare = `${path.replace(/[\\/]+$/, '')}.html`;
  if (await isFile(bare)) return send(response, bare, domain);
  endNotFound(response);
}

async function send(response: ServerResponse, file: string, domain: string | null): Promise<void> {
  const type = contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const bytes = await readFile(file);
  if (domain === null || !/html|xml|plain/.test(type)) return end(response, 200, type, bytes);
  const host = domain.replace(/^www\./, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // latin1 keeps every byte, whatever the page's encoding is.
  const text = bytes
    .toString('latin1')
    .replace(new RegExp(`https://((?:www\\.)?${host})(?=[/"'<\\s?#])`, 'gi'), 'http://$1');
  end(response, 200, type, Buffer.from(text, 'latin1'));
}

function endNotFound(response: ServerResponse): void {
  end(response, 404, 'text/html; charset=utf-8', '<!doctype html><title>404</title><h1>Not found</h1>');
}

function end(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}
