import type { MailContent } from '../mail-text.ts';
import { smallPrintFor, type VisitorLinks } from './small-print.ts';

export function exitLinksMessage({ links }: { links: VisitorLinks }): MailContent {
  return {
    subject: 'Your links to unsubscribe and to delete your data',
    paragraphs: [
      'Hello,',
      'Someone asked us for new links for this email address. They are below; each works once.',
      "If it wasn't you, you don't need to do anything.",
    ],
    smallPrint: smallPrintFor('You got this email because we have written to this address before.', links),
  };
}
