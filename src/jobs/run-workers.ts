import type { Job, PgBoss } from 'pg-boss';
import { heartbeatRefreshSeconds } from './scan.ts';

export interface Workers {
  /** Resolves when the current jobs are done. */
  stop(): Promise<void>;
}

export async function runWorkers(
  boss: PgBoss,
  name: string,
  concurrency: number,
  handle: (job: Job<unknown>) => Promise<unknown>,
  pollSeconds = 2,
): Promise<Workers> {
  const handling = new Set<Promise<unknown>>();
  for (let started = 0; started < concurrency; started += 1) {
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
          // Otherwise, the worker would take its next job only at its next poll.
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
