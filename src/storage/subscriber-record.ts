import type { Subscription } from '#shared/schemas/subscriber.ts';
import type { ListCursor } from './audit-record.ts';
import type { MailDraft, MailQueueing } from './outbox-record.ts';

export interface SubscriberRecord extends Subscription {
  id: number;
  /** The visitor's key to the report. It must not appear in lists or logs. */
  subscriberId: string;
  domain: string;
  consentText: string;
  consentVersion: string;
  createdAt: Date;
  verifiedAt: Date | null;
  expiresAt: Date | null;
  unsubscribedAt: Date | null;
}

export type LinkState = 'unknown' | 'used' | 'expired';

/** Runs within the transaction, so it must be pure and fast. */
export type ComposeMails = (subscriber: SubscriberRecord) => MailDraft[];

export type VerifiedLink = { subscriber: SubscriberRecord } | { refused: LinkState };

export interface RenewRequest {
  subscriberId: string;
  consent: { text: string; version: string };
  compose(email: string): MailDraft[];
  queueing: MailQueueing;
}

export interface SubscriberStore {
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
  /** Queues the request's emails again if the request is not verified yet. False if there is no such request. */
  remind(subscriberId: string, compose: ComposeMails, queueing: MailQueueing): Promise<boolean>;
  /**
   * Repeats the report request of a `verify` link, even of a used or expired one, for the same diagnosis.
   * Null if the link is unknown or its request was deleted.
   */
  renew(tokenHash: string, request: RenewRequest): Promise<{ auditId: number } | null>;
  renewLatest(email: string, request: RenewRequest): Promise<void>;
  /** Queues `mail` only if a report request from the address or an email to it is stored. */
  mailExitLinks(email: string, mail: MailDraft, queueing: MailQueueing): Promise<void>;
  getSubscriber(subscriberId: string): Promise<SubscriberRecord | null>;
  /** Takes the row's id, which, unlike `subscriberId`, gives no access to the report. */
  getById(id: number): Promise<SubscriberRecord | null>;
  /**
   * Uses up a `verify` link. On the first verification, starts the access period of `validMs` and queues the
   * emails that follow.
   */
  verify(
    tokenHash: string,
    options: { validMs: number; compose: ComposeMails; queueing: MailQueueing },
  ): Promise<VerifiedLink>;
  unsubscribe(tokenHash: string, now: Date): Promise<LinkState | 'done'>;
  deleteData(tokenHash: string, now: Date): Promise<LinkState | 'done'>;
  /**
   * Queues the report emails to verified subscribers whose diagnosis is complete, for a limited number of
   * subscribers per call.
   */
  announceReports(compose: ComposeMails, queueing: MailQueueing): Promise<number>;
  listSubscribers(page: { limit: number; before?: ListCursor | null }): Promise<SubscriberRecord[]>;
  deleteSubscriber(id: number, now: Date): Promise<boolean>;
  /** Also deletes their emails about reports, and links that no inquiry needs. */
  deleteAllSubscribers(now: Date): Promise<number>;
  forgetOlderThan(before: Date): Promise<number>;
}
