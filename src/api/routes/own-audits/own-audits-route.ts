import { z } from 'zod';
import { ownAuditSchema } from '#shared/schemas/own-audit.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { readOwnerHash } from '../../visitor/owner-cookie.ts';

const maxListed = 50;

export function registerOwnAuditsRoute(app: ApiInstance, { stores }: ApiContext): void {
  app.get(
    '/audits',
    {
      schema: {
        tags: ['Diagnosis'],
        summary:
          'The 50 most recent diagnoses of the requesting browser, identified by its cookie, newest first',
        response: answers(z.array(ownAuditSchema)),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
      const ownerHash = readOwnerHash(request);
      if (ownerHash === null) return [];
      const own = await stores.audits.listOwnAudits(ownerHash, maxListed);
      return own.map((audit) => ({
        ...audit,
        createdAt: audit.createdAt.toISOString(),
        completedAt: audit.completedAt?.toISOString() ?? null,
      }));
    },
  );
}
