/** A limited number of slots. If there are at least two, no holder can take them all. */
export interface FairShare {
  run<Result>(holder: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  holder: string;
  admit: () => void;
}

/** A holder gets a slot only while it has fewer than are free (dynamic thresholds, Choudhury and Hahne 1998). */
export function createFairShare(places: number): FairShare {
  const held = new Map<string, number>();
  const waiting: Waiting[] = [];
  let taken = 0;

  const heldBy = (holder: string) => held.get(holder) ?? 0;
  const mayTake = (holder: string) => heldBy(holder) < places - taken;

  function change(holder: string, by: 1 | -1): void {
    taken += by;
    const count = heldBy(holder) + by;
    if (count === 0) held.delete(holder);
    else held.set(holder, count);
  }

  function admitNext(): void {
    for (;;) {
      const next = waiting
        .filter(({ holder }) => mayTake(holder))
        .toSorted((a, b) => heldBy(a.holder) - heldBy(b.holder))[0];
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      change(next.holder, 1);
      next.admit();
    }
  }

  async function enter(holder: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { holder, admit: resolve };
    const giveUp = () => {
      const at = waiting.indexOf(entry);
      if (at >= 0) waiting.splice(at, 1);
      if (at >= 0) reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.push(entry);
    admitNext();
    await promise.finally(() => signal.removeEventListener('abort', giveUp));
  }

  return {
    run: async (holder, signal, work) => {
      await enter(holder, signal);
      try {
        return await work();
      } finally {
        change(holder, -1);
        admitNext();
      }
    },
  };
}
