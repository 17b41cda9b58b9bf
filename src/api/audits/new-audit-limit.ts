import type { FastifyRequest } from 'fastify';
import type { ApiContext, ApiInstance } from '../api-types.ts';
import { createInTurn } from '../http/in-turn.ts';
import { rateLimits } from '../plugins/rate-limits.ts';
import { countWithin } from '../plugins/shared-counts.ts';

/** Counts only submissions for which `make` creates an audit. Rejects with `too-many-requests`. */
export type WithinNewAuditLimit = <Made extends { created: boolean }>(
  request: FastifyRequest,
  make: () => Promise<Made>,
) => Promise<Made>;

/**
 * Submissions from one address run one at a time. Otherwise one that creates nothing could briefly take the last
 * slot, and another would be rejected.
 */
export function createNewAuditLimit(
  app: ApiInstance,
  { stores, now }: Pick<ApiContext, 'stores' | 'now'>,
): WithinNewAuditLimit {
  const { limit, max, timeWindow: windowMs } = rateLimits.newAudits;
  const addressOf = app.createRateLimit();
  const inTurn = createInTurn();
  return async (request, make) => {
    const { key: about, isAllowed } = await addressOf(request, { increment: false });
    return inTurn(about, async () => {
      if (isAllowed) return make();
      const room = await countWithin(
        stores.rateCounts,
        {
          limit,
          about,
          max,
          windowMs,
          message: 'Too many new diagnoses came from your network in the last hour. Please try again later.',
        },
        now(),
      );
      let created = false;
      try {
        const made = await make();
        created = made.created;
        return made;
      } finally {
        if (!created) await room.takeBack();
      }
    });
  };
}
