import { enquiryCompanySizes, enquirySchema } from '#shared/schemas/enquiry.ts';
import { firstMessages } from '#web/lib/first-messages.ts';

/** The contact form as typed. */
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

/** The sizes with their labels; 501+ reads as the specification has it. */
export const contactSizeOptions = enquiryCompanySizes.map((value) => ({
  value,
  label: value === '501+' ? '500+ employees' : value === 'Not specified' ? value : `${value} employees`,
}));

/** The message of each field that does not pass, by the schema that the server checks with too. */
export function checkContactValues(values: ContactValues): Partial<Record<ContactField, string>> {
  return firstMessages(enquirySchema.safeParse(values).error);
}
