import type { Enquiry } from '#shared/schemas/enquiry.ts';
import { type MailContent, toOneLine } from '../mail-text.ts';

export function enquiryToOperatorMessage(enquiry: Enquiry, { admin }: { admin: string }): MailContent {
  const company = toOneLine(enquiry.company);
  const from = `${toOneLine(enquiry.name)}${company === '' ? '' : ` (${company})`}`;
  return {
    subject: `New inquiry from ${from}`,
    paragraphs: ['A visitor sent you a message. Reply to this email to answer it.'],
    facts: [
      { label: 'Name', value: toOneLine(enquiry.name) },
      { label: 'Email', value: enquiry.email },
      { label: 'Phone', value: toOneLine(enquiry.phone) },
      { label: 'Company', value: company },
      { label: 'Job title', value: toOneLine(enquiry.jobTitle) },
      { label: 'Company size', value: enquiry.companySize },
      { label: 'Message', value: enquiry.message },
    ].filter(({ value }) => value !== ''),
    smallPrint: [{ text: 'All inquiries:', link: { label: 'Admin dashboard', url: admin } }],
  };
}
