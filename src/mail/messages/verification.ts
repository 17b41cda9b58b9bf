import type { MailTexts } from '#shared/mail-texts.ts';
import type { MailContent } from '../mail-text.ts';
import { senderLines, smallPrintFor, type VisitorLinks } from './small-print.ts';

export const verificationHours = 48;

/** Repeats nothing from the form, because someone else may have filled it in. */
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
      `The link works once and expires after ${verificationHours} hours.`,
      "If it wasn't you, you don't need to do anything: we send reports only to verified addresses.",
      ...senderLines(texts),
    ],
    smallPrint: smallPrintFor(
      'You got this email because someone entered your address in our report form.',
      links,
    ),
  };
}
