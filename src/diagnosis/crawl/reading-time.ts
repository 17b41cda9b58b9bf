export interface ReadingTime {
  add: (ms: number) => void;
  isUsedUp: () => boolean;
}

/**
 * Minimum time for a page to count as slow. Ordinary pages take about 20 ms, and the largest (2 MB) less than
 * half a second.
 */
const slowPageMs = 1_000;
const maxGivenUp = 2;

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
