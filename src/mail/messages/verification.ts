import type { MailContent } from '../mail-text.ts';
import { smallPrintFor, type VisitorLinks } from './small-print.ts';

/** Hours that a verification link works. */
export const verificationHours = 48;

/**
 * Asks whether the address is really the visitor's. It repeats nothing that was typed into the form, since whoever
 * typed it may not be who reads it.
 */
export function verificationMessage({ verify, links }: { verify: string; links: VisitorLinks }): MailContent {
  return {
    subject: 'Please verify your address for your AI diagnosis report',
    paragraphs: [
      'Hello,',
      'somebody asked for an AI diagnosis report and gave this e-mail address. If it was you, verify the address and the report can be downloaded.',
    ],
    action: { label: 'Verify my address', url: verify },
    after: [
      `The link works once, for ${verificationHours} hours.`,
      'If it was not you, do nothing: an address that is not verified gets no report and nothing more is sent.',
    ],
    smallPrint: smallPrintFor(
      'You get this mail because your address was entered in our report form.',
      links,
    ),
  };
}
