import type { MailTexts } from '#shared/mail-texts.ts';
import type { MailContent } from '../mail-text.ts';
import { signatureOf, smallPrintFor, type VisitorLinks } from './small-print.ts';

/** Hours that a verification link works. */
export const verificationHours = 48;

/**
 * Asks whether the address is really the visitor's. It repeats nothing that was typed into the form, since whoever
 * typed it may not be who reads it.
 */
export function verificationMessage({
  verify,
  links,
  texts,
}: {
  verify: string;
  links: VisitorLinks;
  texts: MailTexts;
}): MailContent {
  return {
    subject: texts.verification.subject,
    paragraphs: ['Hello,', texts.verification.opening],
    action: { label: 'Verify my address', url: verify },
    after: [
      `The link works once, for ${verificationHours} hours.`,
      'If it was not you, do nothing: an address that is not verified gets no report and nothing more is sent.',
      ...signatureOf(texts),
    ],
    smallPrint: smallPrintFor(
      'You get this mail because your address was entered in our report form.',
      links,
    ),
  };
}
