import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#app/errors.ts';
import type { Sharer } from '#diagnosis/crawl/crawl-types.ts';
import type { Diagnose, Diagnosis, DiagnosisContext, DiagnosisRequest } from '#diagnosis/diagnosis-types.ts';
import { createFairShare } from '#diagnosis/fair-share.ts';
import type { Log, Transaction } from '#storage/database.ts';
import type { ScanAttempt, ScanStore } from '#storage/scan-record.ts';
import { attemptsExhausted, deadLetterFailure, shouldIsolate } from './scan.ts';
import { createStepClock, type StepClock } from './step-clock.ts';

/** Dependencies of the scan handler. */
export interface ScanWork {
  /** How many scans may be working at the same time; those that only wait do not count. */
  scansAtOnce?: number;
  scans: ScanStore;
  diagnose: Diagnose;
  /**
   * Runs diagnoses in a child process, for scans that may have crashed a process; without it, every scan runs in this
   * process.
   */
  diagnoseApart?: Diagnose;
  /** Limits, network, and rendering, from the configuration. */
  crawl: Pick<DiagnosisContext, 'limits' | 'network' | 'render' | 'botUrl'>;
  /** Queues a model reading in the transaction that completes the scan; undefined without a model. */
  openModelReading?: (transaction: Transaction, scanId: number) => Promise<void>;
  now: () => Date;
  log: Log;
  /** Called after each attempt: its outcome, and the milliseconds of each step. */
  onEnded?: (ended: { outcome: ScanOutcome; steps: Record<string, number> }) => void;
}

type ScanOutcome = 'completed' | 'failed' | 'superseded' | 'released' | 'interrupted' | 'parked';

/** One claim on one scan's job. */
export interface ScanClaim {
  scanId: number;
  sharer: Sharer;
  /** Aborts if the claim is lost because the job was given to another worker or took too long. */
  lost: AbortSignal;
  /** Aborts when this process shuts down. */
  ending: AbortSignal;
  /** Settles the job in the transaction that stores the outcome. */
  complete(transaction: Transaction): Promise<void>;
  /** Puts the job back for the next start, in the transaction that releases the attempt. */
  requeue(transaction: Transaction): Promise<void>;
}

/** How long to keep trying to release a scan while the database is unavailable, in milliseconds. */
const releaseWithinMs = 60_000;
const releasePauseMs = 500;
/** A diagnosis' first step; the diagnosis reports the following steps itself. */
const firstStep = 'crawling';

/**
 * Runs one attempt at a scan and stores its outcome together with the job's end. Resolves if nothing is left to do for
 * this job; rejects if it should be retried later.
 */
export async function handleScan(work: ScanWork, claim: ScanClaim): Promise<void> {
  const { scans, log, now } = work;
  const { scanId } = claim;
  const attempt = await scans.beginAttempt(scanId);
  if (!attempt) {
    log.info({ event: 'scan-already-ended', scanId });
    return;
  }
  const about = { scanId, attempt: attempt.attempt };
  if (attemptsExhausted(attempt)) {
    await park(work, claim, attempt);
    return;
  }
  log.info({
    event: 'scan-started',
    ...about,
    storedPages: attempt.storedPages.length,
    again: attempt.siteFacts !== null,
  });
  const clock = createStepClock('waiting-for-site', () => performance.now());
  let diagnosis: Diagnosis;
  try {
    diagnosis = await unlessAborted(
      (signal) => diagnoseSite(work, claim, attempt, signal, clock),
      [claim.lost, claim.ending],
    );
    clock.enter('storing');
    const completeJob = async (transaction: Transaction) => {
      if (!diagnosis.failure) await work.openModelReading?.(transaction, scanId);
      await claim.complete(transaction);
    };
    await scans.complete(scanId, attempt.attempt, diagnosis, { now: now(), completeJob });
  } catch (error) {
    const outcome = await settleInterrupted(work, claim, attempt, error).catch((reason: unknown) => {
      work.onEnded?.({ outcome: 'interrupted', steps: clock.end() });
      throw reason;
    });
    work.onEnded?.({ outcome, steps: clock.end() });
    return;
  }
  const steps = clock.end();
  const ms = Object.values(steps).reduce((sum, step) => sum + step, 0);
  const { failure } = diagnosis;
  const outcome = failure ? 'failed' : 'completed';
  log.info({ event: `scan-${outcome}`, ...about, ms, steps, code: failure?.code });
  work.onEnded?.({ outcome, steps });
}

/** Reads and analyzes the site, or analyzes stored facts again, which needs no lock on the site. */
function diagnoseSite(
  work: ScanWork,
  { sharer }: ScanClaim,
  attempt: ScanAttempt,
  signal: AbortSignal,
  clock: StepClock,
): Promise<Diagnosis> {
  const context = { ...contextOf(work, attempt, signal, clock), sharer };
  const { diagnoseApart } = work;
  const run = () =>
    diagnoseApart && shouldIsolate(attempt)
      ? apart.run(sharer.network, signal, () =>
          sharer.whileWorking(() => diagnoseApart(requestOf(attempt), context)),
        )
      : work.diagnose(requestOf(attempt), context);
  if (attempt.siteFacts !== null) return run();
  return withSiteLock(work, attempt, signal, () => {
    clock.enter(firstStep);
    return run();
  });
}

/** Makes scans of one site take turns across processes, so that their combined load stays within the site's limits. */
function withSiteLock(
  work: ScanWork,
  attempt: ScanAttempt,
  signal: AbortSignal,
  run: () => Promise<Diagnosis>,
): Promise<Diagnosis> {
  // Doesn't wait for a resumed scan: its own earlier attempt may still hold the lock and may be stalled.
  const timeoutMs = attempt.attempt > 1 ? 0 : work.crawl.limits.timeBudgetMs;
  return work.scans.holdSite(attempt.siteHost, { signal, timeoutMs }, run);
}

/** Limits concurrent child processes: each is a complete process with its own threads. */
const apart = createFairShare(2);

/** The attempt did not complete: release it, stop retrying it, or have it retried. */
async function settleInterrupted(
  work: ScanWork,
  claim: ScanClaim,
  attempt: ScanAttempt,
  error: unknown,
): Promise<'superseded' | 'released' | 'parked'> {
  const { log } = work;
  const about = { scanId: claim.scanId, attempt: attempt.attempt };
  if (hasCode(error, 'stale-attempt') || claim.lost.aborted) {
    log.warn({ event: 'scan-superseded', ...about });
    return 'superseded';
  }
  if (claim.ending.aborted || hasCode(error, 'database-unavailable')) {
    await releaseJob(work, claim, attempt);
    log.info({ event: 'scan-released', ...about });
    return 'released';
  }
  log.error({ event: 'scan-interrupted', ...about, err: error });
  const failedAttempts = await work.scans.countFailure(claim.scanId, attempt.attempt);
  if (!attemptsExhausted({ ...attempt, failedAttempts })) throw error;
  await park(work, claim, attempt);
  return 'parked';
}

async function park(work: ScanWork, claim: ScanClaim, attempt: ScanAttempt): Promise<void> {
  await work.scans.fail(claim.scanId, attempt.attempt, deadLetterFailure, {
    now: work.now(),
    completeJob: claim.complete,
  });
  work.log.error({ event: 'scan-parked', scanId: claim.scanId, attempts: attempt.attempt });
}

/** Neither a shutdown nor an unavailable database is the scan's fault: the attempt does not count. */
async function releaseJob(work: ScanWork, claim: ScanClaim, attempt: ScanAttempt): Promise<void> {
  const deadline = performance.now() + releaseWithinMs;
  for (;;) {
    try {
      await work.scans.release(claim.scanId, attempt.attempt, { requeue: claim.requeue });
      return;
    } catch (error) {
      if (hasCode(error, 'stale-attempt')) return;
      if (claim.ending.aborted || performance.now() > deadline) throw error;
      await sleep(releasePauseMs);
    }
  }
}

function requestOf({ website, schemeTyped, companyType, companySize }: ScanAttempt): DiagnosisRequest {
  return { website, schemeTyped, companyType, companySize };
}

function contextOf(
  work: ScanWork,
  attempt: ScanAttempt,
  signal: AbortSignal,
  clock: StepClock,
): DiagnosisContext {
  const { scans, crawl, now } = work;
  return {
    ...crawl,
    siteFacts: attempt.siteFacts,
    storedPages: attempt.storedPages,
    previousPages: attempt.previousPages,
    savePage: (page) => scans.savePage(attempt.scanId, attempt.attempt, page),
    saveFacts: (facts) => scans.saveFacts(attempt.scanId, attempt.attempt, facts),
    reportProgress: (progress) => {
      clock.enter(progress.stage);
      return scans.saveProgress(attempt.scanId, attempt.attempt, progress);
    },
    signal,
    now: () => now().getTime(),
  };
}

/** Rejects as soon as a signal aborts, even if the work ignores it: its late writes are refused anyway. */
async function unlessAborted<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  signals: AbortSignal[],
): Promise<Result> {
  const signal = AbortSignal.any(signals);
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work(signal), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function hasCode(error: unknown, code: AppError['code']): boolean {
  return error instanceof AppError && error.code === code;
}
