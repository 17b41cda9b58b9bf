import type { RateCountStore } from '#storage/rate-count-store.ts';
import { countWithin } from '../plugins/shared-counts.ts';

/**
 * Wrong passwords per minute: 30 for all strangers together, 5 for a browser in which the operator has signed in
 * before.
 */
const windowMs = 60_000;
const strangers = { limit: 'wrong-passwords', about: 'everybody', max: 30, windowMs } as const;
const knownBrowser = { limit: 'wrong-passwords-of-browser', max: 5, windowMs } as const;

/** Limit on wrong second-factor codes by someone who has the password: far too few to guess one in a million. */
const wrongCodes = { limit: 'wrong-codes', about: 'everybody', max: 10, windowMs: 15 * 60_000 } as const;

/**
 * Runs a password check. Rejects with `too-many-requests` instead if there were too many wrong passwords recently.
 * `browser` is the id of a known browser, null for any other.
 */
export type LimitGuesses = (browser: string | null, check: () => Promise<boolean>) => Promise<boolean>;

/**
 * This limit holds for any number of addresses and processes together. During an attack, no stranger and no new
 * browser of the operator can sign in; known browsers and sessions continue to work. A pending check counts as wrong
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

/**
 * Runs a check of a second-factor code, from any browser. Rejects with `too-many-requests` instead if there were too
 * many wrong codes recently.
 */
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
