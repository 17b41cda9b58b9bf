import type { MailContent } from '../mail-text.ts';
import { smallPrintFor, type VisitorLinks } from './small-print.ts';

export function exitLinksMessage({ links }: { links: VisitorLinks }): MailContent {
  return {
    subject: 'Your links to unsubscribe or delete your data',
    paragraphs: [
      'Hello,',
      "Someone asked us for new links for this email address. They're below, and each works once.",
      "If it wasn't you, you don't need to do anything.",
    ],
    smallPrint: smallPrintFor("You got this email because we've emailed this address before.", links),
  };
}
