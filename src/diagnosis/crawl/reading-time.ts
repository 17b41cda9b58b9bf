/** How long a scan's slow pages have kept threads busy. */
export interface ReadingTime {
  add: (ms: number) => void;
  /** True if no further page of the scan should be read. */
  isUsedUp: () => boolean;
}

/**
 * Minimum time for a page to count as slow. Ordinary pages take about 20 ms, and the largest (2 MB) less than
 * half a second.
 */
const slowPageMs = 1_000;
/** Number of pages at the time limit that use up the scan's time. */
const maxGivenUp = 2;

/**
 * Counts only slow pages. The scan's time is used up once they have taken as long as two pages at the time
 * limit.
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
