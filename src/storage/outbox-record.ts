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

export interface NewToken {
  hash: string;
  purpose: TokenPurpose;
  expiresAt: Date;
}

export interface MailDraft {
  kind: MailKind;
  to: string;
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

/** Each limit applies to one mailbox. Null means no limit. */
export type MailLimits = readonly { max: number; withinMs: number }[] | null;

export interface MailQueueing {
  now: Date;
  limits: MailLimits;
  sendJob(transaction: Transaction, outboxId: number): Promise<void>;
  onQueued?(draft: MailDraft): void;
}

export interface OutboxEntry {
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  status: MailStatus;
  attempts: number;
  problem: string | null;
  nextAttemptAt: Date;
  createdAt: Date;
  settledAt: Date | null;
}

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

export interface OutboxStore {
  queueAlone(mail: MailDraft, queueing: MailQueueing): Promise<void>;
  listOutbox(page: { limit: number; before?: ListCursor | null }): Promise<OutboxEntry[]>;
  /**
   * Null if the email isn't `queued`, has expired, isn't due, or is claimed by another worker. With
   * `takeOver`, the last two don't matter, because that worker was probably lost.
   */
  claim(id: number, options: { now: Date; leaseMs: number; takeOver?: boolean }): Promise<ClaimedMail | null>;
  /**
   * Must be called before the first byte of the text is sent. False if the claim is lost or the email was
   * withdrawn.
   */
  beginHandOver(mail: ClaimedMail): Promise<boolean>;
  settle(
    mail: ClaimedMail,
    outcome: MailOutcome,
    options: { now: Date; settleJob(transaction: Transaction): Promise<void> },
  ): Promise<boolean>;
  countUnsettled(): Promise<{ queued: number; failed: number; uncertain: number }>;
  listDue(now: Date): Promise<number[]>;
  tidy(now: Date): Promise<void>;
  /**
   * Makes a queued, failed, or uncertain email due at once. `gone`: it has another status, has
   * expired, or its text was cleared.
   */
  resend(
    id: number,
    options: Pick<MailQueueing, 'now' | 'sendJob'>,
  ): Promise<'queued' | 'not-found' | 'gone'>;
}
