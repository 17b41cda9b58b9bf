/** How long one scan's slow pages have kept a reading thread busy. */
export interface ReadingTime {
  /** Records how long one page took, in milliseconds. */
  add: (ms: number) => void;
  /** True if no further page of the scan should be read. */
  isUsedUp: () => boolean;
}

/**
 * Minimum time for a page to count as slow. Ordinary pages take about 20 ms, the largest of 2 MB less than half a
 * second.
 */
const slowPageMs = 1_000;
/** How many pages at the time limit use up the scan's time. */
const maxGivenUp = 2;

/**
 * Counts only pages that take over a second. The scan's time is used up once these have taken as long as two pages at
 * the limit.
 */
export function createReadingTime(pageTimeoutMs: number): ReadingTime {
  let spentMs = 0;
  return {
    add: (ms) => {
      if (ms >= slowPageMs) spentMs += ms;
    },
    // A timer may fire slightly early.
    isUsedUp: () => spentMs >= maxGivenUp * pageTimeoutMs * 0.95,
  };
}
