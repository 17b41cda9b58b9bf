import type { Enquiry } from '#shared/schemas/enquiry.ts';
import type { ListCursor } from './audit-record.ts';
import type { MailDraft, MailQueueing } from './outbox-record.ts';

export interface EnquiryRecord extends Enquiry {
  id: number;
  consentVersion: string;
  createdAt: Date;
}

export interface EnquiryStore {
  createEnquiry(
    enquiry: Enquiry,
    options: { consentVersion: string; mails: MailDraft[]; queueing: MailQueueing },
  ): Promise<EnquiryRecord>;
  getEnquiry(id: number): Promise<EnquiryRecord | null>;
  listEnquiries(page: { limit: number; before?: ListCursor | null }): Promise<EnquiryRecord[]>;
  /**
   * Also deletes the inquiry's emails, or all of the address's inquiry emails if this was its last inquiry, and
   * the address's links if nothing else needs them.
   */
  deleteEnquiry(id: number, now: Date): Promise<boolean>;
}
