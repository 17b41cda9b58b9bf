import type { Job, PgBoss } from 'pg-boss';
import type { Log } from '#storage/database.ts';
import type { Workers } from './run-workers.ts';
import { heartbeatRefreshSeconds, scanJobName } from './scan.ts';
import type { ScanPlace, ScanPlaces } from './scan-places.ts';
import { scanSignal } from './scan-queue.ts';

export interface ScanWorkerOptions {
  createPlaces: (onChange: () => void) => ScanPlaces;
  handle: (job: Job<unknown>, place: ScanPlace) => Promise<void>;
  renewClaims: (jobs: readonly Job<unknown>[]) => Promise<ReadonlySet<string>>;
  pollSeconds: number;
  log: Log;
}

type Claims = Map<Job<unknown>, { ended: Promise<void>; lost: AbortController }>;

/**
 * pg-boss's own workers always take the next job, so they can't skip networks that are full. Job groups are
 * networks; a job whose handler rejects is retried later.
 */
export async function startScanWorker(boss: PgBoss, options: ScanWorkerOptions): Promise<Workers> {
  const { handle, renewClaims, log } = options;
  const claims: Claims = new Map();
  const places = options.createPlaces(look);
  let stopped = false;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let passedOver: readonly string[] | null = null;

  const report = (error: unknown) => warnOfQueue(log, error);

  const wake = () => {
    passedOver = null;
    look();
  };

  function look(): void {
    lookAgain = true;
    looking ??= takeAll()
      .catch(report)
      .finally(() => {
        looking = null;
        if (lookAgain) look();
      });
  }

  async function takeAll(): Promise<void> {
    while (lookAgain) {
      lookAgain = false;
      while (await takeNext()) {}
    }
  }

  async function takeNext(): Promise<boolean> {
    const admission = stopped ? null : places.admission();
    if (admission === null) return false;
    const ignoreGroups = [...admission.fullNetworks];
    if (passedOver?.every((network) => ignoreGroups.includes(network))) return false;
    passedOver = ignoreGroups;
    const [job] = await boss.fetch<unknown>(scanJobName, { ignoreGroups });
    if (!job) return false;
    passedOver = null;
    const lost = new AbortController();
    claims.set(job, { lost, ended: work(job, lost.signal) });
    return true;
  }

  async function work(job: Job<unknown>, signal: AbortSignal): Promise<void> {
    const place = places.enter(job.groupId ?? null);
    try {
      await handle({ ...job, signal }, place);
      await boss.complete(scanJobName, job);
    } catch (error) {
      await boss.fail(scanJobName, job, { message: String(error) }).catch(report);
    } finally {
      claims.delete(job);
      place.leave();
    }
  }

  const bell = await boss.getDb().listen?.(scanSignal, wake, wake);
  const polling = setInterval(wake, options.pollSeconds * 1000).unref();
  const renewing = setInterval(
    () => void renew(claims, renewClaims).catch(report),
    heartbeatRefreshSeconds * 1000,
  ).unref();
  wake();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(polling);
      await bell?.close();
      await looking;
      await Promise.allSettled([...claims.values()].map(({ ended }) => ended));
      clearInterval(renewing);
    },
  };
}

async function renew(claims: Claims, renewClaims: ScanWorkerOptions['renewClaims']): Promise<void> {
  const held = [...claims.keys()];
  if (held.length === 0) return;
  const ours = await renewClaims(held);
  for (const job of held) {
    if (!ours.has(job.id)) claims.get(job)?.lost.abort(new Error('Another worker has the job'));
  }
}

export function warnOfQueue(log: Log, error: unknown): void {
  log.warn({ event: 'queue-error', reason: error instanceof Error ? error.message : String(error) });
}
