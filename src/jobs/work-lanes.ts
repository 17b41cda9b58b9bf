import type { Job, PgBoss } from 'pg-boss';
import { heartbeatRefreshSeconds } from './scan.ts';

/** Work on one queue in this process. */
export interface Lanes {
  /** Takes no more jobs; resolves when the current ones are done. */
  stop(): Promise<void>;
}

/**
 * Works on a queue with that many concurrent jobs, and takes the next job as soon as one has ended. New jobs wake the
 * workers; periodic polling is only for jobs that they weren't notified of, such as retries.
 */
export async function runWorkers(
  boss: PgBoss,
  name: string,
  lanes: number,
  /** The resolved value is stored with the job. */
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
          // Makes the worker poll now; otherwise it would wait for the poll interval.
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
