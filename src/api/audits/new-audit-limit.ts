import type { FastifyRequest } from 'fastify';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../api-types.ts';
import { createInTurn } from '../http/in-turn.ts';
import { rateLimits } from '../plugins/rate-limits.ts';
import { countWithin } from '../plugins/shared-counts.ts';

export interface Submission<Made> {
  /** The submitter's earlier audit, if `make` would return that one. */
  find: () => Promise<Made | null>;
  make: () => Promise<Made>;
}

/** Counts only submissions that create an audit. Beyond the limit, rejects these with `too-many-requests`. */
export type WithinNewAuditLimit = <Made extends { created: boolean }>(
  request: FastifyRequest,
  submission: Submission<Made>,
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
  const takeRoom = (about: string) =>
    countWithin(
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
  return async (request, { find, make }) => {
    const { key: about, isAllowed } = await addressOf(request, { increment: false });
    return inTurn(about, async () => {
      if (isAllowed) return make();
      let room: Awaited<ReturnType<typeof takeRoom>>;
      try {
        room = await takeRoom(about);
      } catch (refusal) {
        const isOverLimit = refusal instanceof AppError && refusal.code === 'too-many-requests';
        const earlier = isOverLimit ? await find() : null;
        if (earlier) return earlier;
        throw refusal;
      }
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
