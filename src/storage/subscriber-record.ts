import type { Subscription } from '#shared/schemas/subscriber.ts';
import type { ListCursor } from './audit-record.ts';
import type { MailDraft, MailQueueing } from './outbox-record.ts';

/** A report subscriber as stored. */
export interface SubscriberRecord extends Subscription {
  id: number;
  /** The browser's key; only for the visitor's own answer, never for a list or a log. */
  subscriberId: string;
  /** Domain of the diagnosis; empty for a manual entry. */
  domain: string;
  consentText: string;
  consentVersion: string;
  createdAt: Date;
  verifiedAt: Date | null;
  expiresAt: Date | null;
  unsubscribedAt: Date | null;
}

/** The result of checking a link. */
export type LinkState = 'unknown' | 'used' | 'expired';

/** Writes the resulting emails; called within the transaction, so it must be pure and fast. */
export type ComposeMails = (subscriber: SubscriberRecord) => MailDraft[];

export type VerifiedLink = { subscriber: SubscriberRecord } | { refused: LinkState };

/** A report requested again with a used or expired link. */
export interface RenewRequest {
  subscriberId: string;
  consent: { text: string; version: string };
  compose(email: string): MailDraft[];
  queueing: MailQueueing;
}

/** Functions reject with AppError `database-unavailable` while the database is unavailable. */
export interface SubscriberStore {
  /** A new, unverified subscriber with the first email, for any address. */
  createSubscriber(
    subscription: Subscription,
    options: {
      subscriberId: string;
      domain: string;
      consent: { text: string; version: string };
      mails: MailDraft[];
      queueing: MailQueueing;
    },
  ): Promise<void>;
  /** Queues the emails again for an unverified subscriber. False if there is no such subscriber. */
  remind(subscriberId: string, compose: ComposeMails, queueing: MailQueueing): Promise<boolean>;
  /**
   * A new request through a used or expired `verify` link, for the same person and diagnosis. Null if there is no
   * such link.
   */
  renew(tokenHash: string, request: RenewRequest): Promise<{ auditId: number } | null>;
  /** Repeats the latest request of an address, if there is one. */
  renewLatest(email: string, request: RenewRequest): Promise<void>;
  /** Sends the email with unsubscribe links if anything is stored about its address. */
  mailExitLinks(email: string, mail: MailDraft, queueing: MailQueueing): Promise<void>;
  /** Null if there is none, or its data was deleted. */
  getSubscriber(subscriberId: string): Promise<SubscriberRecord | null>;
  /** By the row's number, which grants no access. */
  getById(id: number): Promise<SubscriberRecord | null>;
  /** Uses up a `verify` link and queues the resulting emails. */
  verify(
    tokenHash: string,
    options: { validMs: number; compose: ComposeMails; queueing: MailQueueing },
  ): Promise<VerifiedLink>;
  /** Uses up an `unsubscribe` link: cancels waiting emails and prevents new ones to the address. */
  unsubscribe(tokenHash: string, now: Date): Promise<LinkState | 'done'>;
  /** Uses up a `delete` link: deletes everything stored about its address. */
  deleteData(tokenHash: string, now: Date): Promise<LinkState | 'done'>;
  /** Writes the pending report emails of verified subscribers whose diagnosis has ended. */
  announceReports(compose: ComposeMails, queueing: MailQueueing): Promise<number>;
  /** Newest first. */
  listSubscribers(page: { limit: number; before?: ListCursor | null }): Promise<SubscriberRecord[]>;
  /** Removes one request with its links and emails, and records it in the audit log. False if there was none. */
  deleteSubscriber(id: number, now: Date): Promise<boolean>;
  /** Every subscriber with links and emails; returns how many. Inquiries stay. */
  deleteAllSubscribers(now: Date): Promise<number>;
  /** Deletes personal data older than this: subscribers, inquiries, emails, and links. Returns the number of rows. */
  forgetOlderThan(before: Date): Promise<number>;
}
