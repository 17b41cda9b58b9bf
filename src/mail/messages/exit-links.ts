import type { MailContent } from '../mail-text.ts';
import { smallPrintFor, type VisitorLinks } from './small-print.ts';

/** Brings fresh links to leave and to be deleted, where an older mail's worked no more. */
export function exitLinksMessage({ links }: { links: VisitorLinks }): MailContent {
  return {
    subject: 'Your links to unsubscribe and to delete your data',
    paragraphs: [
      'Hello,',
      'Somebody asked us for new links for this e-mail address. They are below; each works once.',
      'If it was not you, do nothing: nothing changes.',
    ],
    smallPrint: smallPrintFor('You get this mail because we have written to this address before.', links),
  };
}
