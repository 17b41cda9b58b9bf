import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { RouteTable } from './route-table.ts';

/** 405 if the path exists with other methods, else 404. */
export function refuseUnknownCall(table: RouteTable, request: FastifyRequest, reply: FastifyReply): never {
  const methods = table.methodsAt(request.url.split('?')[0] ?? '');
  if (methods.length > 0) {
    reply.header('allow', methods.join(', '));
    throw new AppError('method-not-allowed');
  }
  throw new AppError('not-found');
}
