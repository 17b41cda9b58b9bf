import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisVersions } from '#diagnosis/diagnosis-types.ts';
import type { Log } from '#storage/database.ts';
import type { BackgroundScans } from '../scan-queue.ts';
import { type FigureStores, updateFigures } from './update-figures.ts';

export interface ProspectFeedOptions {
  stores: FigureStores;
  background: BackgroundScans;
  /** The profile for the diagnoses. */
  profileVersion: string;
  versions: () => AnalysisVersions;
  existingWithinMs: number;
  /** Scans that this process works on at the same time. */
  scansAtOnce: number;
  now: () => Date;
  log: Log;
}

/**
 * Jobs kept ready for each concurrent scan: enough to last until the next check, and few enough that a pause takes
 * effect soon.
 */
const readyPerScan = 6;
const pollIntervalMs = 1000;

/**
 * Feeds the scan queue from the operator's lists, a few jobs at a time, and stores the figures of finished diagnoses.
 * Every scan worker does this; all state is in the database. Resolves once it has stopped, which happens after the
 * current website is started.
 */
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
      // Rejects if the feed is stopped in the meantime.
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
