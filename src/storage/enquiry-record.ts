import type { Enquiry } from '#shared/schemas/enquiry.ts';
import type { ListCursor } from './audit-record.ts';
import type { MailDraft, MailQueueing } from './outbox-record.ts';

/** A contact inquiry as stored. */
export interface EnquiryRecord extends Enquiry {
  id: number;
  /** Version of the consent text shown under the form. */
  consentVersion: string;
  createdAt: Date;
}

export interface EnquiryStore {
  /** Stores the inquiry and queues its emails in one transaction. */
  createEnquiry(
    enquiry: Enquiry,
    options: { consentVersion: string; mails: MailDraft[]; queueing: MailQueueing },
  ): Promise<EnquiryRecord>;
  /** Null if there is none, or it was deleted. */
  getEnquiry(id: number): Promise<EnquiryRecord | null>;
  /** Newest first. */
  listEnquiries(page: { limit: number; before?: ListCursor | null }): Promise<EnquiryRecord[]>;
  /**
   * Also deletes its emails, and the address's links unless something else needs them; false if there is no such
   * inquiry.
   */
  deleteEnquiry(id: number, now: Date): Promise<boolean>;
}
