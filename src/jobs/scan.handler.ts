import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#app/errors.ts';
import type { Sharer } from '#diagnosis/crawl/crawl-types.ts';
import type { Diagnose, Diagnosis, DiagnosisContext, DiagnosisRequest } from '#diagnosis/diagnosis-types.ts';
import { createFairShare } from '#diagnosis/fair-share.ts';
import type { Log, Transaction } from '#storage/database.ts';
import type { ScanAttempt, ScanStore } from '#storage/scan-record.ts';
import { attemptsExhausted, deadLetterFailure, shouldIsolate } from './scan.ts';
import { createStepClock, type StepClock } from './step-clock.ts';

export interface ScanWork {
  scansAtOnce?: number;
  scans: ScanStore;
  diagnose: Diagnose;
  /**
   * For scans whose earlier attempts failed or may have crashed a process. Without it, every scan runs in this
   * process.
   */
  diagnoseInChildProcess?: Diagnose;
  crawl: Pick<DiagnosisContext, 'limits' | 'network' | 'render' | 'botUrl'>;
  openModelReading?: (transaction: Transaction, scanId: number) => Promise<void>;
  now: () => Date;
  log: Log;
  onEnded?: (ended: { outcome: ScanOutcome; steps: Record<string, number> }) => void;
}

type ScanOutcome = 'completed' | 'failed' | 'superseded' | 'released' | 'interrupted' | 'parked';

export interface ScanClaim {
  scanId: number;
  sharer: Sharer;
  lost: AbortSignal;
  ending: AbortSignal;
  complete(transaction: Transaction): Promise<void>;
  requeue(transaction: Transaction): Promise<void>;
}

const releaseWithinMs = 60_000;
const releasePauseMs = 500;
const firstStep = 'crawling';

/** Rejects if the job should be retried later. */
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

/** Reading a site requires the site's lock; analyzing stored facts again doesn't. */
function diagnoseSite(
  work: ScanWork,
  { sharer }: ScanClaim,
  attempt: ScanAttempt,
  signal: AbortSignal,
  clock: StepClock,
): Promise<Diagnosis> {
  const context = { ...contextOf(work, attempt, signal, clock), sharer };
  const { diagnoseInChildProcess } = work;
  const run = () =>
    diagnoseInChildProcess && shouldIsolate(attempt)
      ? childProcessShare.run(sharer.network, signal, () =>
          sharer.whileWorking(() => diagnoseInChildProcess(requestOf(attempt), context)),
        )
      : work.diagnose(requestOf(attempt), context);
  if (attempt.siteFacts !== null) return run();
  return withSiteLock(work, attempt, signal, () => {
    clock.enter(firstStep);
    return run();
  });
}

/**
 * Scans of one site by several processes take turns, because each process limits only its own load on a site. A
 * scan that has waited too long starts anyway.
 */
function withSiteLock(
  work: ScanWork,
  attempt: ScanAttempt,
  signal: AbortSignal,
  run: () => Promise<Diagnosis>,
): Promise<Diagnosis> {
  // A resumed scan doesn't wait, because its own earlier attempt may have stalled and still hold the lock.
  const timeoutMs = attempt.attempt > 1 ? 0 : work.crawl.limits.timeBudgetMs;
  return work.scans.holdSite(attempt.siteHost, { signal, timeoutMs }, run);
}

/** Each child process has its own threads and memory, so this process runs at most two at the same time. */
const childProcessShare = createFairShare(2);

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

/** Neither a shutdown nor an unavailable database is the scan's fault, so the attempt doesn't count. */
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

function requestOf(attempt: ScanAttempt): DiagnosisRequest {
  const { website, schemeTyped, companyType, companySize, specialty } = attempt;
  return { website, schemeTyped, companyType, companySize, specialty };
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

/**
 * Rejects as soon as a signal aborts, even if the work ignores it. The work's later writes are rejected
 * anyway.
 */
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
