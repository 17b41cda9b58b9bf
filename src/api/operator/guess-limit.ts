import type { RateCountStore } from '#storage/rate-count-store.ts';
import { countWithin } from '../plugins/shared-counts.ts';

/** Wrong passwords that all addresses together may try: 30 a minute. */
const guessLimit = { limit: 'wrong-passwords', about: 'everybody', max: 30, windowMs: 60_000 } as const;

/** Runs a check of the password, unless too many were wrong of late; rejects with `too-many-requests` then. */
export type LimitGuesses = (check: () => Promise<boolean>) => Promise<boolean>;

/**
 * Many addresses together guess no faster than this, whichever processes they ask. While they try, nobody can sign in, the
 * operator included; sessions go on. A check under way counts as wrong until it turns out to be right.
 */
export function createGuessLimit(counts: RateCountStore, now: () => Date, on: boolean): LimitGuesses {
  return async (check) => {
    if (!on) return check();
    const guess = await countWithin(counts, guessLimit, now());
    const right = await check();
    if (right) await guess.takeBack();
    return right;
  };
}
