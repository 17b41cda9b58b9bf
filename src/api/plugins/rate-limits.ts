import rateLimit from '@fastify/rate-limit';
import { AppError } from '#app/errors.ts';
import type { RateCount, RateCountStore } from '#storage/rate-count-store.ts';
import type { ApiInstance } from '../api-types.ts';
import { createSharedCounts, type SharedCounts, type Tally } from './shared-counts.ts';

/** Per IPv4 address or IPv6 /64 network, across all processes. Calls with the same `limit` name share one count. */
export const rateLimits = {
  requests: { limit: 'requests', max: 600, timeWindow: 60_000 },
  newAudits: { limit: 'new-audits', max: 20, timeWindow: 3_600_000 },
  subscriptions: { limit: 'subscriptions', max: 60, timeWindow: 3_600_000 },
  explanations: { limit: 'explanations', max: 30, timeWindow: 60_000 },
  /** For reports with a client's name, a note, or a logo, which are not cached. */
  reports: { limit: 'reports', max: 20, timeWindow: 60_000 },
  /** Each suggestion may cost the operator money. */
  modelSuggestions: { limit: 'model-suggestions', max: 12, timeWindow: 3_600_000 },
  signIns: { limit: 'sign-ins', max: 5, timeWindow: 60_000 },
} as const;

export const scansUnderWayAtMost = 500;

export interface RateLimiting {
  on: boolean;
  counts: RateCountStore;
  shared: boolean;
  now: () => Date;
}

export async function limitRates(app: ApiInstance, limiting: RateLimiting): Promise<void> {
  const requests = createSharedCounts({
    limit: rateLimits.requests.limit,
    store: limiting.on && limiting.shared ? limiting.counts : null,
    now: limiting.now,
    onTrouble: (error) => app.log.warn({ event: 'rate-limits-not-shared', reason: String(error) }),
  });
  app.addHook('onClose', async () => requests.stop());
  await app.register(rateLimit, {
    max: rateLimits.requests.max,
    timeWindow: rateLimits.requests.timeWindow,
    store: storeOf(limiting, requests),
    ...(limiting.on ? {} : { allowList: () => true }),
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many-requests', { retryAfterSeconds: context.ttl / 1000 }),
  });
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

function storeOf({ counts, now }: RateLimiting, requests: SharedCounts) {
  return class Store {
    readonly limit: string | null;

    constructor(options: object) {
      this.limit = 'limit' in options && typeof options.limit === 'string' ? options.limit : null;
    }

    incr(about: string, answer: Answer, windowMs: number): void {
      void answerWith(answer, async () => {
        if (this.limit === null) return requests.add(about, windowMs);
        const at = now();
        const [taken] = await counts.add([{ limit: this.limit, about, amount: 1, windowMs }], at);
        return tallyOf(taken, at);
      });
    }

    read(about: string, answer: Answer): void {
      void answerWith(answer, async () => {
        if (this.limit === null) return requests.read(about);
        const at = now();
        return tallyOf(await counts.read({ limit: this.limit, about }, at), at);
      });
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
}

async function answerWith(answer: Answer, count: () => Promise<Tally>): Promise<void> {
  let tally: Tally;
  try {
    tally = await count();
  } catch (error) {
    answer(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  answer(null, { current: tally.count, ttl: tally.remainingMs });
}

function tallyOf(counted: RateCount | null | undefined, now: Date): Tally {
  if (!counted) return { count: 0, remainingMs: 0 };
  return { count: counted.count, remainingMs: counted.endsAt.getTime() - now.getTime() };
}
