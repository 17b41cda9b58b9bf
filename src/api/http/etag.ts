import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';

/** Sets a weak ETag of these parts; answers 304 and tells so when the browser has that state already. */
export function sendNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly string[],
  options: { ignore?: boolean } = {},
): FastifyReply | undefined {
  const etag = etagOf(parts);
  reply.header('etag', etag);
  if (options.ignore || !names(request.headers['if-none-match'], etag)) return undefined;
  // The browser keeps the headers that it has; a poll that finds nothing new should cost next to nothing.
  for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
  return reply.code(304).send();
}

/** The weak ETag of a state that these parts make out. */
export function etagOf(parts: readonly string[]): string {
  return `W/"${parts.join('_').replace(/[^\w.-]/g, '-')}"`;
}

/**
 * Refuses a change that is based on another state than this one (`conflict`), where the caller says
 * on which: by If-Match with the tag of what was read. True when he says so.
 */
export function requireSameState(request: FastifyRequest, parts: readonly string[]): boolean {
  const expected = request.headers['if-match'];
  if (expected === undefined || expected === '*') return false;
  if (!names(expected, etagOf(parts))) throw new AppError('conflict');
  return true;
}

/** A hook for an answer that stays the same as long as the process runs: 304 to whoever has it. */
export function checkConstant(answer: unknown) {
  const state = stateOf(answer);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'no-cache');
    return sendNotModified(request, reply, [state]);
  };
}

/** Names the state of an answer: two that differ have different names. */
export function stateOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
}

/** Weak comparison: what a compressing proxy makes of a tag is the same state. */
function names(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false;
}
