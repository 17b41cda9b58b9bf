import { makeToken } from '#storage/tokens.ts';

/**
 * How long a visit stays open after its last answer, for clients other than browsers: long enough
 * for concurrent submissions, but too short for a scan to end.
 */
const repeatWithinMs = 400;
const joinWithinMs = 2_000;

interface Visit {
  token: string;
  startedAt: number;
  running: number;
  endedAt: number;
}

export interface JoinedVisit {
  token: string;
  /**
   * Only the first submission of a visit gets the cookie, because another visitor who sends the
   * same request from the same address must not become the audit's owner.
   */
  isFirst: boolean;
  end(): void;
}

export interface FirstVisits {
  /**
   * With `lasting`, the visit stays open for a moment after its last answer, for clients that may not keep
   * cookies.
   */
  join(key: string, lasting: boolean): JoinedVisit;
}

/**
 * A submission repeated while the first one is pending shares its token, because the visitor's cookie hasn't
 * arrived yet. A time limit keeps anyone from holding a visit open for others.
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
