import type { MailTexts } from '#shared/mail-texts.ts';
import type { MailContent } from '../mail-text.ts';
import { senderLines, smallPrintFor, type VisitorLinks } from './small-print.ts';

/** Repeats none of the sender's text, because anyone can enter someone else's address. */
export function enquiryReceiptMessage({
  contact,
  links,
  texts,
}: {
  contact: { email: string; phone: string; bookingUrl?: string | null | undefined };
  links: VisitorLinks;
  texts: MailTexts;
}): MailContent {
  return {
    subject: texts.enquiryReceipt.subject,
    paragraphs: [
      'Hello,',
      texts.enquiryReceipt.opening,
      `If it's urgent, write to ${contact.email} or call ${contact.phone}.`,
      ...(contact.bookingUrl ? [`Or book a call: ${contact.bookingUrl}`] : []),
      ...senderLines(texts),
    ],
    smallPrint: smallPrintFor(
      "You got this email because someone entered your address in our contact form. If it wasn't you, you don't need to do anything.",
      links,
    ),
  };
}
