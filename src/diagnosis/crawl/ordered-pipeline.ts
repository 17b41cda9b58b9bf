import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

export interface PipelineOptions<Item, Result> {
  /** Maximum number of items started but not yet processed. */
  window: () => number;
  next: () => Item | null;
  /** If it rejects, the whole run rejects. */
  work: (item: Item) => Promise<Result>;
  takeIn: (item: Item, result: Result) => Promise<void>;
  /** Each time the oldest item has delayed the others for this long, one finished item is processed before it. */
  timeoutMs: number;
}

/**
 * Processes results in the order in which the items were started, unless the oldest delays others beyond
 * `timeoutMs`. Apart from that, what starts next doesn't depend on how fast answers arrive.
 */
export async function runOrdered<Item, Result>(options: PipelineOptions<Item, Result>): Promise<void> {
  const open: Begun<Item, Result>[] = [];
  let wake = () => {};

  function begin(item: Item): void {
    const begun: Begun<Item, Result> = { item, outcome: null };
    open.push(begun);
    options.work(item).then(
      (result) => {
        begun.outcome = { result };
        wake();
      },
      (error: unknown) => {
        begun.outcome = { error };
        wake();
      },
    );
  }

  for (;;) {
    while (open.length < options.window()) {
      const item = options.next();
      if (item === null) break;
      begin(item);
      // Picking the next of thousands of items takes a while, so let other work run in between.
      await yieldToEventLoop();
    }
    if (open.length === 0) return;
    const done = await firstDone();
    open.splice(open.indexOf(done), 1);
    if (done.outcome === null) continue;
    if ('error' in done.outcome) throw done.outcome.error;
    await options.takeIn(done.item, done.outcome.result);
  }

  async function firstDone(): Promise<Begun<Item, Result>> {
    let timer: NodeJS.Timeout | undefined;
    let impatient = false;
    try {
      for (;;) {
        const oldest = open[0];
        if (oldest?.outcome) return oldest;
        const other = impatient ? open.find((begun) => begun.outcome !== null) : undefined;
        if (other) return other;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer ??= setTimeout(() => {
            impatient = true;
            wake();
          }, options.timeoutMs);
        });
      }
    } finally {
      clearTimeout(timer);
      wake = () => {};
    }
  }
}

interface Begun<Item, Result> {
  item: Item;
  outcome: { result: Result } | { error: unknown } | null;
}
