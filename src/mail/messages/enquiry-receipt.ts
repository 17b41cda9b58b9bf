import type { MailContent } from '../mail-text.ts';
import { smallPrintFor, type VisitorLinks } from './small-print.ts';

/** Says that an enquiry has arrived. It repeats none of the sender's text: anybody can type any address. */
export function enquiryReceiptMessage({
  contact,
  links,
}: {
  contact: { email: string; phone: string };
  links: VisitorLinks;
}): MailContent {
  return {
    subject: 'We have received your message',
    paragraphs: [
      'Hello,',
      'thank you for reaching out. Your message has arrived, and a person will answer it soon.',
      `If it is urgent, write to ${contact.email} or call ${contact.phone}.`,
    ],
    smallPrint: smallPrintFor(
      'You get this mail because your address was entered in our contact form. If it was not you, you need do nothing.',
      links,
    ),
  };
}
