/**
 * Lets work through side by side, or alone. A scan that was interrupted before may be the one that kills the
 * process: it is tried alone, so that no other scan is interrupted, and counted against, with it.
 * First come, first served: whoever wants to be alone is not overtaken for ever.
 */
export interface Turnstile {
  enter<Result>(way: 'together' | 'alone', work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  way: 'together' | 'alone';
  admit: () => void;
}

export function createTurnstile(): Turnstile {
  const waiting: Waiting[] = [];
  let inside = 0;
  let alone = false;

  const admitNext = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (alone || (next.way === 'alone' && inside > 0)) return;
      waiting.shift();
      inside += 1;
      alone = next.way === 'alone';
      next.admit();
    }
  };

  return {
    async enter(way, work) {
      await new Promise<void>((resolve) => {
        waiting.push({ way, admit: resolve });
        admitNext();
      });
      try {
        return await work();
      } finally {
        inside -= 1;
        alone = false;
        admitNext();
      }
    },
  };
}
