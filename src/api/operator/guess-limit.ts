import { AppError } from '#app/errors.ts';

/** Wrong passwords that all addresses together may try: 30 a minute. */
export const guessLimit = { max: 30, withinMs: 60_000 } as const;

/** Runs a check of the password, unless too many were wrong of late; rejects with `too-many-requests` then. */
export type LimitGuesses = (check: () => Promise<boolean>) => Promise<boolean>;

/**
 * Many addresses together guess no faster than this. While they try, nobody can sign in, the operator included;
 * sessions go on. A check under way counts as wrong until it turns out to be right.
 */
export function createGuessLimit(now: () => Date, on: boolean): LimitGuesses {
  const wrong: number[] = [];
  return async (check) => {
    if (!on) return check();
    const at = now().getTime();
    while (wrong[0] !== undefined && wrong[0] <= at - guessLimit.withinMs) wrong.shift();
    if (wrong[0] !== undefined && wrong.length >= guessLimit.max) {
      const waitMs = wrong[0] + guessLimit.withinMs - at;
      throw new AppError('too-many-requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    }
    wrong.push(at);
    const right = await check();
    if (right) wrong.splice(wrong.indexOf(at), 1);
    return right;
  };
}
