import type { Job, PgBoss } from 'pg-boss';
import { heartbeatRefreshSeconds } from './scan.ts';

/** Work on one queue in this process. */
export interface Lanes {
  /** Takes no more jobs; resolves when those in hand are done. */
  stop(): Promise<void>;
}

/**
 * Works on a queue, that many jobs at once, and takes the next as soon as one has ended. Workers are woken when a job comes;
 * looking every so many seconds only finds what nobody announced, such as a retry.
 */
export async function workInLanes(
  boss: PgBoss,
  name: string,
  lanes: number,
  /** What it resolves to is kept with the job. */
  handle: (job: Job<unknown>) => Promise<unknown>,
  pollSeconds = 2,
): Promise<Lanes> {
  const handling = new Set<Promise<unknown>>();
  for (let lane = 0; lane < lanes; lane += 1) {
    const worker = await boss.work(
      name,
      {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
        heartbeatRefreshSeconds,
      },
      ([job]: Job<unknown>[]) => {
        const handled = job ? handle(job) : Promise.resolve();
        handling.add(handled);
        const done = () => {
          handling.delete(handled);
          // Looks for the next at once: a worker otherwise waits until two looks are a poll apart.
          boss.notifyWorker(worker);
        };
        handled.then(done, done);
        return handled;
      },
    );
  }
  return {
    stop: async () => {
      await boss.offWork(name, { wait: false });
      await Promise.allSettled([...handling]);
    },
  };
}
