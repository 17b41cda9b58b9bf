import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';
import { describeError } from '../http/describe-error.ts';
import { toAppError, toErrorBody } from '../http/error-answer.ts';
import { nameRequest } from './request-log.ts';

/** A restarting database is usually back within seconds. */
const retryWhenAwaySeconds = 5;

export function handleErrors(app: ApiInstance): void {
  app.setErrorHandler((thrown, request, reply) => answerError(thrown, request, reply));
}

export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown);
  if (error.status >= 500) {
    const details = { event: 'request-failed', code: error.code };
    if (error.code === 'internal')
      request.log.error({ ...details, error: describeError(error.cause ?? error) });
    else request.log.warn({ ...details, error: describeError(error) });
  }
  const retryAfterSeconds =
    error.retryAfterSeconds ?? (error.status === 503 ? retryWhenAwaySeconds : undefined);
  if (retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  }
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(toErrorBody(error));
}

/** For requests with an unreadable URL: Fastify rejects them before routing, without our error handler. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  nameRequest(request, reply);
  answerError(error, request, reply);
}

/** For requests that Node rejects before Fastify sees them. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const tooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooSlow
    ? '408 Request Timeout'
    : tooLong
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  const { code, message } = new AppError(tooSlow ? 'request-timeout' : 'malformed-request');
  const body = JSON.stringify({ error: message, message, code });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
