import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisVersions } from '#diagnosis/diagnosis-types.ts';
import type { Log } from '#storage/database.ts';
import type { BackgroundScans } from '../scan-queue.ts';
import { type FigureStores, updateFigures } from './update-figures.ts';

export interface ProspectFeedOptions {
  stores: FigureStores;
  background: BackgroundScans;
  profileVersion: string;
  versions: () => AnalysisVersions;
  existingWithinMs: number;
  scansAtOnce: number;
  now: () => Date;
  log: Log;
}

/**
 * Jobs to keep ready for each concurrent scan. Enough to last until the next check, but few enough that
 * pausing a list takes effect soon.
 */
const readyPerScan = 6;
const pollIntervalMs = 1000;

/** Runs in every scan worker; all state is in the database. */
export function startProspectFeed(options: ProspectFeedOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await feed(options, stopping.signal);
        while (!stopping.signal.aborted && (await updateFigures(options.stores)) > 0) {}
      } catch (error) {
        options.log.warn({
          event: 'prospects-interrupted',
          reason: error instanceof Error ? error.message : String(error),
        });
      }
      await sleep(pollIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function feed(options: ProspectFeedOptions, signal: AbortSignal): Promise<void> {
  const { stores, background, profileVersion, versions, existingWithinMs, scansAtOnce, now } = options;
  let waiting = await background.countWaiting();
  while (!signal.aborted && waiting < readyPerScan * scansAtOnce) {
    const started = await stores.prospects.startNext({
      now: now(),
      profileVersion,
      versions: versions(),
      existingWithinMs,
      send: background.send,
    });
    if (!started) return;
    waiting += 1;
  }
}
