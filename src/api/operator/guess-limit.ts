import type { RateCountStore } from '#storage/rate-count-store.ts';
import { countWithin } from '../plugins/shared-counts.ts';

const windowMs = 60_000;
const strangers = { limit: 'wrong-passwords', about: 'everybody', max: 30, windowMs } as const;
const knownBrowser = { limit: 'wrong-passwords-of-browser', max: 5, windowMs } as const;

/** At this rate, guessing a six-digit code takes months, even if the password is known. */
const wrongCodes = { limit: 'wrong-codes', about: 'everybody', max: 10, windowMs: 15 * 60_000 } as const;

export type LimitGuesses = (browser: string | null, check: () => Promise<boolean>) => Promise<boolean>;

/** A check counts as wrong until it succeeds, so that concurrent guesses can't exceed the limit. */
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
