import { makeToken } from '#storage/tokens.ts';

/**
 * How long after its answer a repeated submission without cookies still counts as the same visitor's, in
 * milliseconds: long enough for concurrent submissions, too short for a scan to end.
 */
const repeatWithinMs = 400;
/** How long a visit accepts more submissions, in milliseconds from its first one, however often it is repeated. */
const joinWithinMs = 2_000;

interface Visit {
  token: string;
  startedAt: number;
  running: number;
  endedAt: number;
}

/** One submission of a visitor without a cookie; call `end` when it is answered. */
export interface JoinedVisit {
  token: string;
  /**
   * Only the first submission of a visit gets the cookie: someone who merely looks the same must not become the
   * audit's owner.
   */
  isFirst: boolean;
  end(): void;
}

export interface FirstVisits {
  /**
   * `key` identifies address, client, and submission; `lasting` keeps the visit open for a moment after its answer, for
   * clients that keep no cookies. Lasting and other visits never merge.
   */
  join(key: string, lasting: boolean): JoinedVisit;
}

/**
 * Gives visitors without a cookie their owner token. If the same submission is repeated while the first one is
 * pending, it comes from the same visitor, whose cookie has not arrived yet: both share one token, so that a double
 * click creates one audit. Nobody can hold a visit open for others by repeating its submission: after two seconds,
 * repeats get a new token.
 */
export function createFirstVisits(now: () => Date): FirstVisits {
  const visits = new Map<string, Visit>();

  const forgetEnded = (at: number) => {
    for (const [key, visit] of visits) {
      if (visit.running === 0 && at - visit.endedAt > repeatWithinMs) visits.delete(key);
    }
  };

  return {
    join(submission, lasting) {
      const at = now().getTime();
      forgetEnded(at);
      const key = `${lasting} ${submission}`;
      const open = visits.get(key);
      const earlier = open && at - open.startedAt <= joinWithinMs ? open : undefined;
      const visit = earlier ?? { token: makeToken(), startedAt: at, running: 0, endedAt: 0 };
      visits.set(key, visit);
      visit.running += 1;
      return {
        token: visit.token,
        isFirst: earlier === undefined,
        end: () => {
          visit.running -= 1;
          visit.endedAt = now().getTime();
          if (!lasting && visit.running === 0 && visits.get(key) === visit) visits.delete(key);
        },
      };
    },
  };
}
