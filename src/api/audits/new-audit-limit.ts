import type { FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';
import { createInTurn } from '../http/in-turn.ts';
import { rateLimits } from '../plugins/rate-limits.ts';

/** Makes an audit within the limit; what answers with an earlier audit does not count. */
export type WithinNewAuditLimit = <Made extends { created: boolean }>(
  request: FastifyRequest,
  make: () => Promise<Made>,
) => Promise<Made>;

/**
 * At most so many new audits an hour for one address, whichever way they are made. Submissions of one
 * address take turns, so that fifty at once cannot slip past the count.
 */
export function createNewAuditLimit(app: ApiInstance): WithinNewAuditLimit {
  const limit = app.createRateLimit(rateLimits.newAudits);
  const inTurn = createInTurn();
  return async (request, make) => {
    const { key } = await limit(request, { increment: false });
    return inTurn(key, async () => {
      const before = await limit(request, { increment: false });
      if (!before.isAllowed && before.remaining <= 0) {
        throw new AppError('too-many-requests', {
          message: 'Too many new diagnoses were requested from your network. Please try again later.',
          retryAfterSeconds: before.ttl / 1000,
        });
      }
      const made = await make();
      if (made.created) await limit(request);
      return made;
    });
  };
}
