import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';

export function sendNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly string[],
  options: { ignore?: boolean } = {},
): FastifyReply | undefined {
  const etag = etagOf(parts);
  reply.header('etag', etag);
  if (options.ignore || !names(request.headers['if-none-match'], etag)) return undefined;
  // Leaving out the security headers keeps polls cheap. A 304 doesn't need them, because the
  // browser keeps the ones it has.
  for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
  return reply.code(304).send();
}

export function etagOf(parts: readonly string[]): string {
  return `W/"${parts.join('_').replace(/[^\w.-]/g, '-')}"`;
}

export function requireSameState(request: FastifyRequest, parts: readonly string[]): boolean {
  const expected = request.headers['if-match'];
  if (expected === undefined || expected === '*') return false;
  if (!names(expected, etagOf(parts))) throw new AppError('conflict');
  return true;
}

export function checkConstant(answer: unknown) {
  const state = stateOf(answer);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'no-cache');
    return sendNotModified(request, reply, [state]);
  };
}

export function stateOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
}

/** Compares weakly, even for If-Match, because all our ETags are weak. */
function names(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false;
}
