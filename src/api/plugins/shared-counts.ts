import { AppError } from '#app/errors.ts';
import type { RateCountStore } from '#storage/rate-count-store.ts';

export interface Tally {
  count: number;
  remainingMs: number;
}

export interface SharedCounts {
  add(about: string, windowMs: number): Tally;
  read(about: string): Tally;
  stop(): void;
}

interface Entry {
  count: number;
  endsAt: number;
  untold: number;
  windowMs: number;
}

const shareEveryMs = 1_000;
const addressesRemembered = 20_000;

/**
 * Requests don't wait for the database, so the processes together may exceed the limit by what they count within a
 * second. Without a store, counts are not shared.
 */
export function createSharedCounts(options: {
  limit: string;
  store: RateCountStore | null;
  now: () => Date;
  onTrouble: (error: unknown) => void;
}): SharedCounts {
  const { limit, store, now, onTrouble } = options;
  const entries = new Map<string, Entry>();
  let sharing = false;

  const share = async () => {
    const unshared = [...entries].filter(([, entry]) => entry.untold > 0);
    if (sharing || store === null || unshared.length === 0) return;
    sharing = true;
    const amounts = unshared.map(([about, { untold, windowMs }]) => ({
      limit,
      about,
      amount: untold,
      windowMs,
    }));
    for (const [index, [, entry]] of unshared.entries()) entry.untold -= amounts[index]?.amount ?? 0;
    try {
      const counts = await store.add(amounts, now());
      for (const [index, [, entry]] of unshared.entries()) {
        const shared = counts[index];
        if (!shared) continue;
        entry.count = shared.count + entry.untold;
        entry.endsAt = shared.endsAt.getTime();
      }
    } catch (error) {
      for (const [index, [, entry]] of unshared.entries()) entry.untold += amounts[index]?.amount ?? 0;
      onTrouble(error);
    } finally {
      sharing = false;
    }
  };
  const timer = store && setInterval(() => void share(), shareEveryMs).unref();

  const alive = (about: string): Entry | null => {
    const entry = entries.get(about);
    return entry && entry.endsAt > now().getTime() ? entry : null;
  };

  return {
    add: (about, windowMs) => {
      const at = now().getTime();
      const entry = alive(about) ?? { count: 0, untold: 0, endsAt: at + windowMs, windowMs };
      entry.count += 1;
      entry.untold += 1;
      // Inserted again to move it to the end: a Map keeps insertion order, and the first entry is evicted.
      entries.delete(about);
      entries.set(about, entry);
      if (entries.size > addressesRemembered) {
        const [longestUnseen] = entries.keys();
        if (longestUnseen !== undefined) entries.delete(longestUnseen);
      }
      return { count: entry.count, remainingMs: entry.endsAt - at };
    },
    read: (about) => {
      const entry = alive(about);
      return entry
        ? { count: entry.count, remainingMs: entry.endsAt - now().getTime() }
        : { count: 0, remainingMs: 0 };
    },
    stop: () => {
      if (timer) clearInterval(timer);
    },
  };
}

export async function countWithin(
  store: RateCountStore,
  counted: { limit: string; about: string; max: number; windowMs: number; message?: string },
  now: Date,
): Promise<{ takeBack(): Promise<void> }> {
  const { limit, about, max, windowMs, message } = counted;
  const takeBack = async () => {
    await store.add([{ limit, about, amount: -1, windowMs }], now);
  };
  const [taken] = await store.add([{ limit, about, amount: 1, windowMs }], now);
  if (taken && taken.count > max) {
    await takeBack();
    throw new AppError('too-many-requests', {
      ...(message === undefined ? {} : { message }),
      retryAfterSeconds: (taken.endsAt.getTime() - now.getTime()) / 1000,
    });
  }
  return { takeBack };
}
