/** How long the pages of one scan kept a reading thread busy, as far as they are hard to read. */
export interface ReadingTime {
  /** Takes down how long one page took, in milliseconds. */
  add: (ms: number) => void;
  /** Whether no further page of the scan should be read. */
  isSpent: () => boolean;
}

/** Ordinary pages take some 20 ms, the largest of 2 MB under half a second. */
const slowPageMs = 1_000;
/** Pages that are given up after the whole time for a page. */
const maxGivenUp = 2;

/** Pages that take more than a second count; the scan's time is spent once they took as long as two that are given up. */
export function createReadingTime(pageTimeoutMs: number): ReadingTime {
  let spentMs = 0;
  return {
    add: (ms) => {
      if (ms >= slowPageMs) spentMs += ms;
    },
    // A timer may fire a little early.
    isSpent: () => spentMs >= maxGivenUp * pageTimeoutMs * 0.95,
  };
}
