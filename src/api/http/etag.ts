import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';

/** Sets a weak ETag from these parts; if the browser has that state, answers 304 and returns true. */
export function sendNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly string[],
  options: { ignore?: boolean } = {},
): FastifyReply | undefined {
  const etag = etagOf(parts);
  reply.header('etag', etag);
  if (options.ignore || !names(request.headers['if-none-match'], etag)) return undefined;
  // A 304 needs no further headers, because the browser keeps its own; a poll that finds nothing new should cost
  // almost nothing.
  for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
  return reply.code(304).send();
}

/** The weak ETag of the state that these parts define. */
export function etagOf(parts: readonly string[]): string {
  return `W/"${parts.join('_').replace(/[^\w.-]/g, '-')}"`;
}

/**
 * Throws `conflict` if If-Match names a state that is no longer current. Returns true if it names the current one,
 * false if it names none.
 */
export function requireSameState(request: FastifyRequest, parts: readonly string[]): boolean {
  const expected = request.headers['if-match'];
  if (expected === undefined || expected === '*') return false;
  if (!names(expected, etagOf(parts))) throw new AppError('conflict');
  return true;
}

/** A hook for an answer that never changes during the process' life: 304 for those who have it. */
export function checkConstant(answer: unknown) {
  const state = stateOf(answer);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'no-cache');
    return sendNotModified(request, reply, [state]);
  };
}

/** A hash that identifies an answer's state. */
export function stateOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
}

/** Weak comparison: a compressing proxy's version of an ETag means the same state. */
function names(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false;
}
