import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../api-types.ts';
import { clientRoutes } from '../client-routes.ts';
import { brandedFiles, serveBrandPictures } from './brand-pictures.ts';
import { refuseUnknownCall } from './not-found.ts';
import { makePageDocuments, type PageSources } from './page-documents.ts';
import type { RouteTable } from './route-table.ts';

export async function serveWebApp(
  app: ApiInstance,
  sources: PageSources | null,
  table: RouteTable,
): Promise<void> {
  if (sources === null) {
    app.setNotFoundHandler((request, reply) => refuseUnknownCall(table, request, reply));
    return;
  }
  const documents = await makePageDocuments(sources);
  const plain = toPage(documents.plain);
  const { accent } = documents;
  if (accent !== null) await serveBrandPictures(app, { ...sources, accent });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    const { body, etag, packed } = page[schemeOf(request)];
    setPageHeaders(reply).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!takesBrotli.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
    return reply.header('content-encoding', 'br').send(await packed());
  };

  await app.register(fastifyStatic, {
    root: sources.folder,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', ...(accent === null ? [] : brandedFiles)],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(?:\.\w+)?$/.test(path);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const url of clientRoutes) {
    const drawn = documents.drawn.get(url);
    const page = drawn === undefined ? plain : toPage(drawn);
    app.get(url, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page));
    // Other addresses than the frame's own must not be shown in frames, not even to lead to it.
    if (url !== '/' && !url.startsWith('/embed'))
      app.get(`${url}/`, { schema: { hide: true } }, redirectWithoutSlash);
  }
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads) return refuseUnknownCall(table, request, reply);
    return setPageHeaders(reply).code(404).send(plain[schemeOf(request)].body);
  });
}

function redirectWithoutSlash({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.redirect(url.replace(/\/(?=$|\?)/, ''), 308);
}

type Scheme = 'system' | 'light' | 'dark';

type Page = Record<Scheme, { body: Buffer; etag: string; packed: () => Promise<Buffer> }>;

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const brotli = promisify(brotliCompress);

function toPage(document: string): Page {
  const inScheme = (scheme: Scheme) => {
    const chosen = scheme === 'system' ? '<html' : `<html data-scheme="${scheme}"`;
    const body = Buffer.from(document.replace('<html', chosen));
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    // Strong compression is slow, so each page is compressed once, on first request.
    let packed: Promise<Buffer> | null = null;
    return {
      body,
      etag,
      packed: () => {
        packed ??= brotli(body);
        return packed;
      },
    };
  };
  return { system: inScheme('system'), light: inScheme('light'), dark: inScheme('dark') };
}

function schemeOf(request: FastifyRequest): Scheme {
  // A frame on another site has no cookies, so the page that embeds it puts the scheme in the address.
  const { theme } = request.query as { theme?: unknown };
  const chosen = request.routeOptions.url === '/embed' ? theme : request.cookies.scheme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function setPageHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-encoding')
    .type('text/html; charset=utf-8');
}
