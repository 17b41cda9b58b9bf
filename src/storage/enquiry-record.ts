import type { Enquiry } from '#shared/schemas/enquiry.ts';
import type { ListCursor } from './audit-record.ts';

/** A contact enquiry as stored. */
export interface EnquiryRecord extends Enquiry {
  id: number;
  /** Version of the consent text that stood under the form. */
  consentVersion: string;
  createdAt: Date;
}

export interface EnquiryStore {
  createEnquiry(enquiry: Enquiry, options: { consentVersion: string; now: Date }): Promise<EnquiryRecord>;
  /** Newest first. */
  listEnquiries(page: { limit: number; before?: ListCursor | null }): Promise<EnquiryRecord[]>;
}
