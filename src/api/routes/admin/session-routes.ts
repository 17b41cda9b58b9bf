import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';
import { endAllSessions, endSession, findOperatorSession } from '../../visitor/operator-session.ts';

const instant = z.iso.datetime();
const sessionSchema = z.object({ since: instant, expires: instant });
const listedSchema = sessionSchema.extend({
  id: z.number(),
  browser: z.string().meta({ description: 'Browser and operating system; empty if unknown' }),
  current: z.boolean(),
});
const noContent = { ...answers(z.unknown()), 204: z.undefined() };

export function registerSessionRoutes(app: ApiInstance, context: ApiContext): void {
  const { operator } = context.stores;
  app.get(
    '/admin/session',
    {
      schema: {
        tags: ['Operator'],
        summary: 'When the session started and when it ends',
        response: answers(sessionSchema),
      },
    },
    async (request) => {
      const session = await findOperatorSession(context, request);
      if (!session) throw new AppError('sign-in-required');
      return { since: session.createdAt.toISOString(), expires: session.expiresAt.toISOString() };
    },
  );

  app.delete(
    '/admin/session',
    { schema: { tags: ['Operator'], summary: 'Signs out', response: noContent } },
    async (request, reply) => {
      await endSession(context, request, reply);
      return reply.code(204).send();
    },
  );

  app.get(
    '/admin/sessions',
    {
      schema: {
        tags: ['Operator'],
        summary: "The operator's sessions, newest first",
        response: answers(z.array(listedSchema)),
      },
    },
    async (request) => {
      const own = await findOperatorSession(context, request);
      const sessions = await operator.listSessions(context.now());
      return sessions.map(({ id, browser, createdAt, expiresAt }) => ({
        id,
        browser,
        since: createdAt.toISOString(),
        expires: expiresAt.toISOString(),
        current: id === own?.id,
      }));
    },
  );

  registerEnds(app, context);
}

function registerEnds(app: ApiInstance, context: ApiContext): void {
  const { operator, auditLog } = context.stores;
  app.delete(
    '/admin/sessions/:id',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Signs out one browser',
        params: auditParams,
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await operator.deleteSessionById(id))) throw new AppError('session-not-found');
      await auditLog.append({
        action: 'session-ended',
        subject: `#${id}`,
        count: 1,
        createdAt: context.now(),
      });
      return { message: 'That browser is signed out.' };
    },
  );

  app.delete(
    '/admin/sessions',
    { schema: { tags: ['Operator'], summary: 'Signs out every browser', response: noContent } },
    async (request, reply) => {
      await endAllSessions(context, reply);
      request.log.info({ event: 'operator-signed-out-everywhere' });
      await auditLog.append({
        action: 'signed-out-everywhere',
        subject: '',
        count: 1,
        createdAt: context.now(),
      });
      return reply.code(204).send();
    },
  );
}
