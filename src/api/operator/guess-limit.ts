import type { RateCountStore } from '#storage/rate-count-store.ts';
import { countWithin } from '../plugins/shared-counts.ts';

/** Wrong passwords a minute: 30 of all strangers together, 5 of a browser in which the operator signed in before. */
const windowMs = 60_000;
const strangers = { limit: 'wrong-passwords', about: 'everybody', max: 30, windowMs } as const;
const knownBrowser = { limit: 'wrong-passwords-of-browser', max: 5, windowMs } as const;

/** Wrong codes of the second factor by whoever has the password: far too few to find one of a million. */
const wrongCodes = { limit: 'wrong-codes', about: 'everybody', max: 10, windowMs: 15 * 60_000 } as const;

/**
 * Runs a check of the password, unless too many were wrong of late; rejects with `too-many-requests` then. `browser` is
 * the id of a known one, null for a stranger's.
 */
export type LimitGuesses = (browser: string | null, check: () => Promise<boolean>) => Promise<boolean>;

/**
 * Many addresses together guess no faster than this, whichever processes they ask. While they try, no stranger can sign
 * in, and no browser that is new to the operator; known browsers and sessions go on. A check under way counts as wrong
 * until it turns out to be right.
 */
export function createGuessLimit(counts: RateCountStore, now: () => Date, on: boolean): LimitGuesses {
  return async (browser, check) => {
    if (!on) return check();
    const limit = browser === null ? strangers : { ...knownBrowser, about: browser };
    const guess = await countWithin(counts, limit, now());
    const right = await check();
    if (right) await guess.takeBack();
    return right;
  };
}

/** Likewise for codes of the second factor, whichever browser they come from. */
export function createCodeLimit(
  counts: RateCountStore,
  now: () => Date,
  on: boolean,
): (check: () => Promise<boolean>) => Promise<boolean> {
  return async (check) => {
    if (!on) return check();
    const guess = await countWithin(counts, wrongCodes, now());
    const right = await check();
    if (right) await guess.takeBack();
    return right;
  };
}
