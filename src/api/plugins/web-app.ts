import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../api-types.ts';
import { clientRoutes } from '../client-routes.ts';
import { refuseUnknownCall } from './not-found.ts';
import { makePageDocuments, type PageSources } from './page-documents.ts';
import type { RouteTable } from './route-table.ts';

/**
 * Serves the built browser part: hashed files for ever, the pages themselves always fresh. Known screens
 * answer 200, some of them drawn already; any other path answers 404 with the page that shows the
 * not-found screen.
 */
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

  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    setPageHeaders(reply).header('etag', page.etag);
    return request.headers['if-none-match'] === page.etag ? reply.code(304).send() : reply.send(page.body);
  };

  await app.register(fastifyStatic, {
    root: sources.folder,
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html'],
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
  }
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads) return refuseUnknownCall(table, request, reply);
    return setPageHeaders(reply).code(404).send(plain.body);
  });
}

interface Page {
  body: Buffer;
  etag: string;
}

function toPage(document: string): Page {
  const body = Buffer.from(document);
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function setPageHeaders(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
}
