import rateLimit from '@fastify/rate-limit';
import { AppError } from '#app/errors.ts';
import type { ApiInstance } from '../api-types.ts';

/** How often one address (of version 6: one /64 network) may ask. */
export const rateLimits = {
  requests: { max: 600, timeWindow: 60_000 },
  newAudits: { max: 20, timeWindow: 3_600_000 },
  subscriptions: { max: 60, timeWindow: 3_600_000 },
  signIns: { max: 5, timeWindow: 60_000 },
} as const;

/** Scans that one site may be asked for in an hour, whoever asks. */
export const siteScanLimit = { max: 3, withinMs: 3_600_000 } as const;

/** Most addresses remembered at once; the longest unseen goes first. */
const addressesRemembered = 20_000;

/** Limits every route registered after it on the same instance; an unlimited server passes everything. */
export async function limitRates(app: ApiInstance, on: boolean): Promise<void> {
  await app.register(rateLimit, {
    ...rateLimits.requests,
    cache: addressesRemembered,
    ...(on ? {} : { allowList: () => true }),
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many-requests', { retryAfterSeconds: context.ttl / 1000 }),
  });
}
