import type { Subscription } from '#shared/schemas/subscriber.ts';
import type { ListCursor } from './audit-record.ts';
import type { MailDraft, MailQueueing } from './outbox-record.ts';

/** Who asked for a report, as stored. */
export interface SubscriberRecord extends Subscription {
  id: number;
  /** What the browser keeps; for the answer to its own visitor only, never for a list or a log. */
  subscriberId: string;
  /** Domain of the diagnosis; empty for an entry by hand. */
  domain: string;
  consentText: string;
  consentVersion: string;
  createdAt: Date;
  verifiedAt: Date | null;
  expiresAt: Date | null;
  unsubscribedAt: Date | null;
}

/** What a link of a mail turned out to be. */
export type LinkState = 'unknown' | 'used' | 'expired';

/** Writes the mails that something causes; called within its transaction, so it must be pure and quick. */
export type ComposeMails = (subscriber: SubscriberRecord) => MailDraft[];

export type VerifiedLink = { subscriber: SubscriberRecord } | { refused: LinkState };

/** A report asked for again by a link that works no more. */
export interface RenewRequest {
  subscriberId: string;
  consent: { text: string; version: string };
  compose(email: string): MailDraft[];
  queueing: MailQueueing;
}

/** Functions reject with AppError `database-unavailable` while the database is away. */
export interface SubscriberStore {
  /** A fresh, unverified subscriber with its first mail, whoever asks and whatever the address. */
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
  /** Queues the mails again for one who is not verified yet. False: there is no such subscriber. */
  remind(subscriberId: string, compose: ComposeMails, queueing: MailQueueing): Promise<boolean>;
  /** A fresh request by a used or expired `verify` link, for the same person and diagnosis. Null: no such link. */
  renew(tokenHash: string, request: RenewRequest): Promise<{ auditId: number } | null>;
  /** Sends the mail with links to leave where anything is kept of its address. */
  mailExitLinks(email: string, mail: MailDraft, queueing: MailQueueing): Promise<void>;
  /** Null when there is none, or its data were deleted. */
  getSubscriber(subscriberId: string): Promise<SubscriberRecord | null>;
  /** By the number of the row, which is nobody's key. */
  getById(id: number): Promise<SubscriberRecord | null>;
  /** Uses up a `verify` link and queues what follows from it. */
  verify(
    tokenHash: string,
    options: { validMs: number; compose: ComposeMails; queueing: MailQueueing },
  ): Promise<VerifiedLink>;
  /** Uses up an `unsubscribe` link: nothing that waits is sent and nothing more is written to the address. */
  unsubscribe(tokenHash: string, now: Date): Promise<LinkState | 'done'>;
  /** Uses up a `delete` link: deletes everything that is kept of its address. */
  deleteData(tokenHash: string, now: Date): Promise<LinkState | 'done'>;
  /** Verified subscribers whose diagnosis has ended and whose report mail is owed: writes it. */
  announceReports(compose: ComposeMails, queueing: MailQueueing): Promise<number>;
  /** Newest first. */
  listSubscribers(page: { limit: number; before?: ListCursor | null }): Promise<SubscriberRecord[]>;
  /** Removes one request with its links and mails, and notes it in the audit log. False when there was none. */
  deleteSubscriber(id: number, now: Date): Promise<boolean>;
  /** Every subscriber with links and mails; how many there were. Enquiries stay. */
  deleteAllSubscribers(now: Date): Promise<number>;
  /** Personal data older than this: subscribers, enquiries, mails and links. How many rows went. */
  forgetOlderThan(before: Date): Promise<number>;
}
