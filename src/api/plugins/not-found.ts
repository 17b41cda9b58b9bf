import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { RouteTable } from './route-table.ts';

export function refuseUnknownCall(table: RouteTable, request: FastifyRequest, reply: FastifyReply): never {
  const methods = table.methodsAt(request.url.split('?')[0] ?? '');
  if (methods.length > 0) {
    reply.header('allow', methods.join(', '));
    throw new AppError('method-not-allowed');
  }
  throw new AppError('not-found');
}
