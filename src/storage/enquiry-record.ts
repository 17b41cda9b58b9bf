import type { Enquiry } from '#shared/schemas/enquiry.ts';
import type { ListCursor } from './audit-record.ts';
import type { MailDraft, MailQueueing } from './outbox-record.ts';

export interface EnquiryRecord extends Enquiry {
  id: number;
  /** Version of the consent text shown under the form. */
  consentVersion: string;
  createdAt: Date;
}

export interface EnquiryStore {
  /** Also queues the inquiry's emails, in the same transaction. */
  createEnquiry(
    enquiry: Enquiry,
    options: { consentVersion: string; mails: MailDraft[]; queueing: MailQueueing },
  ): Promise<EnquiryRecord>;
  getEnquiry(id: number): Promise<EnquiryRecord | null>;
  listEnquiries(page: { limit: number; before?: ListCursor | null }): Promise<EnquiryRecord[]>;
  /**
   * Also deletes the inquiry's emails, and the address's links if no other inquiry or report request needs
   * them, and adds an audit log entry. False if there is no such inquiry.
   */
  deleteEnquiry(id: number, now: Date): Promise<boolean>;
}
