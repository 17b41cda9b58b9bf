import { createHash } from 'node:crypto';
import { methodSchema } from '#shared/schemas/method.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { sendNotModified } from '../../http/etag.ts';
import { presentMethod } from './present-method.ts';

/** How ratings and hours are made; the rates stand in the configuration. */
export function registerMethodRoute(app: ApiInstance, _context: ApiContext): void {
  const method = presentMethod();
  const state = createHash('sha256').update(JSON.stringify(method)).digest('base64url');
  app.get(
    '/method',
    {
      preHandler: async (request, reply) => {
        reply.header('cache-control', 'no-cache');
        return sendNotModified(request, reply, [state]);
      },
      schema: {
        tags: ['Service'],
        summary: 'The rubrics of both ratings, the weights of their factors, and the rule of hours',
        response: answers(methodSchema),
      },
    },
    async () => method,
  );
}
