import { enquiryCompanySizes, enquirySchema } from '#shared/schemas/enquiry.ts';
import { explainIssue } from '#shared/text/explain-issue.ts';
import { firstMessages } from '#web/lib/first-messages.ts';

export const emptyContactValues = {
  email: '',
  name: '',
  phone: '',
  company: '',
  jobTitle: '',
  message: '',
  companySize: 'Not specified',
};
export type ContactValues = typeof emptyContactValues;
export type ContactField = keyof ContactValues;

/** The specification labels `501+` as '500+ employees'. */
export const contactSizeOptions = enquiryCompanySizes.map((value) => ({
  value,
  label: value === '501+' ? '500+ employees' : value === 'Not specified' ? value : `${value} employees`,
}));

export function checkContactValues(values: ContactValues): Partial<Record<ContactField, string>> {
  return firstMessages(enquirySchema.safeParse(values, { error: explainIssue }).error);
}
