import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#app/errors.ts';
import type { MailTransport, SendResult } from '#mail/smtp-transport.ts';
import type { Log, Transaction } from '#storage/database.ts';
import type { ClaimedMail, MailOutcome, OutboxStore } from '#storage/outbox-record.ts';
import { mailLeaseMs, mailRetryDelayMs } from './mail.ts';

const firstStoreDelayMs = 250;
const maxStoreDelayMs = 5_000;

export interface MailDelivery {
  outbox: OutboxStore;
  transport: MailTransport;
  now: () => Date;
  log: Log;
  retryDelayMs?: (attempts: number) => number;
}

export interface MailClaim {
  outboxId: number;
  /** True if an earlier worker had this job but was lost or couldn't store the outcome. */
  isRetry: boolean;
  settleJob(transaction: Transaction, nextAttemptAt: Date | null): Promise<void>;
}

/**
 * If the text was sent but not confirmed, the email becomes `uncertain` and isn't retried
 * automatically, so that nobody gets the same email twice.
 */
export async function handleMail(delivery: MailDelivery, claim: MailClaim): Promise<void> {
  const { outbox, transport, now, log } = delivery;
  const { outboxId, isRetry } = claim;
  const mail = await outbox.claim(outboxId, { now: now(), leaseMs: mailLeaseMs, takeOver: isRetry });
  if (!mail) return;
  const result = await transport.send(mail, () => outbox.beginHandOver(mail));
  const outcome = outcomeOf(result, mail, delivery);
  const stored = await storeOutcome(() =>
    outbox.settle(mail, outcome, {
      now: now(),
      settleJob: (transaction) =>
        claim.settleJob(transaction, outcome.status === 'queued' ? outcome.nextAttemptAt : null),
    }),
  );
  const problem = outcome.status === 'sent' ? undefined : outcome.problem;
  const event = stored
    ? `mail-${outcome.status === 'queued' ? 'deferred' : outcome.status}`
    : 'mail-superseded';
  const line = { event, outboxId, attempt: mail.attempt, problem };
  if (outcome.status === 'sent') log.info(line);
  else log.warn(line);
}

/**
 * Only this process knows the outcome, so storing it is retried while the database is unavailable,
 * for at most `mailLeaseMs`.
 */
async function storeOutcome(store: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + mailLeaseMs;
  for (let delayMs = firstStoreDelayMs; ; delayMs = Math.min(delayMs * 2, maxStoreDelayMs)) {
    try {
      return await store();
    } catch (error) {
      const isAway = error instanceof AppError && error.code === 'database-unavailable';
      if (!isAway || performance.now() + delayMs > deadline) throw error;
    }
    await sleep(delayMs, undefined, { ref: false });
  }
}

function outcomeOf(result: SendResult, mail: ClaimedMail, delivery: MailDelivery): MailOutcome {
  if (result.outcome === 'sent') return { status: 'sent' };
  const { problem } = result;
  if (result.outcome === 'uncertain') return { status: 'uncertain', problem };
  if (result.outcome === 'refused') return { status: 'failed', problem };
  const delay = (delivery.retryDelayMs ?? mailRetryDelayMs)(mail.attempt);
  return { status: 'queued', problem, nextAttemptAt: new Date(delivery.now().getTime() + delay) };
}
