import type { ListCursor } from './audit-record.ts';
import type { Transaction } from './database.ts';

export type MailKind =
  | 'verification'
  | 'report-ready'
  | 'enquiry-receipt'
  | 'exit-links'
  | 'enquiry-to-operator'
  | 'subscriber-to-operator'
  | 'test';

/**
 * `queued` waits for its next attempt. `sending` has started sending its text. `uncertain` was interrupted while
 * sending, so the server may or may not have it. `failed` was refused for good. `expired` was too old to send.
 */
export const mailStatuses = ['queued', 'sending', 'sent', 'uncertain', 'failed', 'expired'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export type TokenPurpose = 'verify' | 'unsubscribe' | 'delete';

/** A link in an email: its token's stored hash, and its expiry. */
export interface NewToken {
  hash: string;
  purpose: TokenPurpose;
  expiresAt: Date;
}

/** An email to write into the outbox. */
export interface MailDraft {
  kind: MailKind;
  to: string;
  /** Whose data it contains: the visitor's address, even if the operator is the recipient. */
  about: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  /** Our links in it that a visitor may open. Not stored. */
  links: string[];
  tokens: NewToken[];
  expiresAt: Date;
}

/** Maximum number of emails per address; null for no limit. */
export type MailLimits = readonly { max: number; withinMs: number }[] | null;

/** How emails are queued: the limits, and how to send the delivery job. */
export interface MailQueueing {
  now: Date;
  limits: MailLimits;
  sendJob(transaction: Transaction, outboxId: number): Promise<void>;
  /** Called for each email written, before the transaction ends. */
  onQueued?(draft: MailDraft): void;
}

/** An email as stored. */
export interface OutboxEntry {
  id: number;
  kind: string;
  to: string;
  subject: string;
  /** Empty once sent by SMTP or expired. */
  text: string;
  status: MailStatus;
  attempts: number;
  problem: string | null;
  nextAttemptAt: Date;
  createdAt: Date;
  settledAt: Date | null;
}

/** An email claimed for delivery: nobody else takes it before the lease ends. */
export interface ClaimedMail {
  id: number;
  attempt: number;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
}

export type MailOutcome =
  | { status: 'sent' }
  | { status: 'failed' | 'uncertain'; problem: string }
  | { status: 'queued'; problem: string; nextAttemptAt: Date };

/** Functions reject with AppError `database-unavailable` while the database is unavailable. */
export interface OutboxStore {
  /** Writes an email that the operator requested, without any other change. */
  queueAlone(mail: MailDraft, queueing: MailQueueing): Promise<void>;
  /** Newest first. */
  listOutbox(page: { limit: number; before?: ListCursor | null }): Promise<OutboxEntry[]>;
  /**
   * Claims a due email until `leaseMs` have passed; null if it is not due, settled, or claimed by somebody else.
   * `takeOver` takes it from a worker that has died or seems to have died. Until the text is being sent, only the
   * newest claim may start sending it.
   */
  claim(id: number, options: { now: Date; leaseMs: number; takeOver?: boolean }): Promise<ClaimedMail | null>;
  /** Records, before the first byte is sent, that the text is being sent. False if the claim is lost. */
  beginHandOver(mail: ClaimedMail): Promise<boolean>;
  /** Stores the outcome together with the job's end; false if the claim was lost, and nothing changes. */
  settle(
    mail: ClaimedMail,
    outcome: MailOutcome,
    options: { now: Date; settleJob(transaction: Transaction): Promise<void> },
  ): Promise<boolean>;
  /** Numbers of emails that wait, were refused, or may or may not have arrived. */
  countUnsettled(): Promise<{ queued: number; failed: number; uncertain: number }>;
  /** Ids of the emails with a due attempt. */
  listDue(now: Date): Promise<number[]>;
  /** Expires old emails; marks those interrupted while being sent as `uncertain`. */
  tidy(now: Date): Promise<void>;
  /** Queues a waiting, failed, or uncertain email at once. `gone`: its text was deleted. */
  resend(
    id: number,
    options: Pick<MailQueueing, 'now' | 'sendJob'>,
  ): Promise<'queued' | 'not-found' | 'gone'>;
}
