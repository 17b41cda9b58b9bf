import type { ListCursor } from './audit-record.ts';
import type { Transaction } from './database.ts';

/** What a mail is about. */
export type MailKind =
  | 'verification'
  | 'report-ready'
  | 'enquiry-receipt'
  | 'exit-links'
  | 'enquiry-to-operator'
  | 'subscriber-to-operator'
  | 'test';

/**
 * `queued` waits for its next attempt, `sending` has begun to hand over its text, `uncertain` was cut off there: the
 * server may have it or not. `failed` was refused for good, `expired` was not worth sending any more.
 */
export const mailStatuses = ['queued', 'sending', 'sent', 'uncertain', 'failed', 'expired'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export type TokenPurpose = 'verify' | 'unsubscribe' | 'delete';

/** A link of a mail: the hash that is stored of its token, and until when it works. */
export interface NewToken {
  hash: string;
  purpose: TokenPurpose;
  expiresAt: Date;
}

/** A mail to be written into the outbox. */
export interface MailDraft {
  kind: MailKind;
  to: string;
  /** Whose data it holds: the visitor's address, also where the operator is written to. */
  about: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
  /** Addresses of ours in it that a visitor may open. Not stored. */
  links: string[];
  tokens: NewToken[];
  expiresAt: Date;
}

/** How many mails one address may get; null is no limit. */
export type MailLimits = readonly { max: number; withinMs: number }[] | null;

/** How mails are queued: within which limits, and how the job that delivers one is sent. */
export interface MailQueueing {
  now: Date;
  limits: MailLimits;
  sendJob(transaction: Transaction, outboxId: number): Promise<void>;
  /** Told of each mail that was written, before the transaction ends. */
  onQueued?(draft: MailDraft): void;
}

/** A mail as stored. */
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

/** A mail that was taken for delivery: nobody else takes it before the lease ends. */
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

/** What became of an attempt. */
export type MailOutcome =
  | { status: 'sent' }
  | { status: 'failed' | 'uncertain'; problem: string }
  | { status: 'queued'; problem: string; nextAttemptAt: Date };

/** Functions reject with AppError `database-unavailable` while the database is away. */
export interface OutboxStore {
  /** Writes a mail that nothing but the operator's wish caused. */
  queueAlone(mail: MailDraft, queueing: MailQueueing): Promise<void>;
  /** Newest first. */
  listOutbox(page: { limit: number; before?: ListCursor | null }): Promise<OutboxEntry[]>;
  /**
   * Takes a due mail until `leaseMs` have passed; null when it is not due, settled, or with somebody else. `takeOver` takes it from
   * whoever died with it, or only seems to: as long as the text is not being handed over, the newest claim alone may begin to.
   */
  claim(id: number, options: { now: Date; leaseMs: number; takeOver?: boolean }): Promise<ClaimedMail | null>;
  /** Notes, before the first byte goes out, that the text is being handed over. False: the claim is lost. */
  beginHandOver(mail: ClaimedMail): Promise<boolean>;
  /** Stores the outcome together with the job's end; false when the claim was lost, and nothing changes. */
  settle(
    mail: ClaimedMail,
    outcome: MailOutcome,
    options: { now: Date; settleJob(transaction: Transaction): Promise<void> },
  ): Promise<boolean>;
  /** How many wait, were refused, or may or may not have arrived. */
  countUnsettled(): Promise<{ queued: number; failed: number; uncertain: number }>;
  /** Ids of the mails whose attempt is due. */
  listDue(now: Date): Promise<number[]>;
  /** Mails too old to be sent expire; those cut off while being handed over become `uncertain`. */
  tidy(now: Date): Promise<void>;
  /** Queues an unsettled, failed or uncertain mail at once. `gone`: its text was blanked. */
  resend(
    id: number,
    options: Pick<MailQueueing, 'now' | 'sendJob'>,
  ): Promise<'queued' | 'not-found' | 'gone'>;
}
