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
 * `queued`: waits for its next attempt. `sending`: the text is being sent. `uncertain`: interrupted while
 * sending, so the mail server may or may not have it. `failed`: refused for good. `expired`: too old to send,
 * or the visitor has unsubscribed.
 */
export const mailStatuses = ['queued', 'sending', 'sent', 'uncertain', 'failed', 'expired'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export type TokenPurpose = 'verify' | 'unsubscribe' | 'delete';

/** The link's token is stored only as a hash. */
export interface NewToken {
  hash: string;
  purpose: TokenPurpose;
  expiresAt: Date;
}

export interface MailDraft {
  kind: MailKind;
  to: string;
  /** The address of the visitor whom the email is about, even if it goes to the operator. */
  about: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  /** Our links in the email, for the log of an installation without a mail server. Not stored. */
  links: string[];
  tokens: NewToken[];
  expiresAt: Date;
}

/** At most `max` emails to one mailbox within `withinMs` milliseconds. Null for no limit. */
export type MailLimits = readonly { max: number; withinMs: number }[] | null;

export interface MailQueueing {
  now: Date;
  limits: MailLimits;
  sendJob(transaction: Transaction, outboxId: number): Promise<void>;
  /** Called for each email written, before the transaction ends. */
  onQueued?(draft: MailDraft): void;
}

export interface OutboxEntry {
  id: number;
  kind: string;
  to: string;
  subject: string;
  /** Cleared once the email has been sent by SMTP or has expired. */
  text: string;
  status: MailStatus;
  attempts: number;
  problem: string | null;
  nextAttemptAt: Date;
  createdAt: Date;
  settledAt: Date | null;
}

/** Nobody else can claim the email before the lease ends, except with `takeOver`. */
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
  queueAlone(mail: MailDraft, queueing: MailQueueing): Promise<void>;
  listOutbox(page: { limit: number; before?: ListCursor | null }): Promise<OutboxEntry[]>;
  /**
   * Claims a due email for `leaseMs`. Null if it is not due, is settled or expired, or is claimed by another
   * worker. `takeOver` also claims it from a worker that seems dead; then only the newest claim may start
   * sending.
   */
  claim(id: number, options: { now: Date; leaseMs: number; takeOver?: boolean }): Promise<ClaimedMail | null>;
  /** Must be called before the first byte of the text is sent. False if the claim is lost. */
  beginHandOver(mail: ClaimedMail): Promise<boolean>;
  /**
   * Stores the outcome in the transaction that ends the job. If the claim was lost, stores nothing and
   * resolves to false; the job still ends.
   */
  settle(
    mail: ClaimedMail,
    outcome: MailOutcome,
    options: { now: Date; settleJob(transaction: Transaction): Promise<void> },
  ): Promise<boolean>;
  countUnsettled(): Promise<{ queued: number; failed: number; uncertain: number }>;
  listDue(now: Date): Promise<number[]>;
  /**
   * Expires old emails, marks those interrupted while being sent as `uncertain`, and clears the texts of
   * failed and uncertain ones that are too old to send.
   */
  tidy(now: Date): Promise<void>;
  /**
   * Queues a waiting, failed, or uncertain email at once. `gone` means that it has another status, has
   * expired, or has lost its text.
   */
  resend(
    id: number,
    options: Pick<MailQueueing, 'now' | 'sendJob'>,
  ): Promise<'queued' | 'not-found' | 'gone'>;
}
