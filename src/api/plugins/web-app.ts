import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiInstance } from '../api-types.ts';
import { clientRoutes } from '../client-routes.ts';
import { refuseUnknownCall } from './not-found.ts';
import type { RouteTable } from './route-table.ts';

/**
 * Serves the built browser part: hashed files for ever, the page itself always fresh. Known screens
 * answer 200, any other path the same page with 404, so that its not-found screen shows.
 */
export async function serveWebApp(app: ApiInstance, folder: string | null, table: RouteTable): Promise<void> {
  if (folder === null) {
    app.setNotFoundHandler((request, reply) => refuseUnknownCall(table, request, reply));
    return;
  }
  const page = await readFile(join(folder, 'index.html'));
  const etag = `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;

  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: 200 | 404) => {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (status === 404) return reply.code(404).send(page);
    reply.header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(page);
  };

  await app.register(fastifyStatic, {
    root: folder,
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
    app.get(url, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, 200));
  }
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    return reads ? sendPage(request, reply, 404) : refuseUnknownCall(table, request, reply);
  });
}
