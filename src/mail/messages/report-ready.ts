import type { MailTexts } from '#shared/mail-texts.ts';
import type { MailContent } from '../mail-text.ts';
import { senderLines, smallPrintFor, type VisitorLinks } from './small-print.ts';

/** `domain` is empty for a manual entry without a valid website. */
export function reportReadyMessage(input: {
  domain: string;
  report: string;
  validDays: number;
  links: VisitorLinks;
  texts: MailTexts;
  bookingUrl: string | null;
}): MailContent {
  const report = `AI diagnosis report${input.domain === '' ? '' : ` for ${input.domain}`}`;
  const { subject, opening } = input.texts.reportReady;
  return {
    subject: subject.replaceAll('{report}', report),
    paragraphs: ['Hello,', opening.replaceAll('{report}', report)],
    action: { label: 'Open report', url: input.report },
    after: [
      `For ${input.validDays} days, the PDF downloads right away in the browser where you verified your address. Anywhere else, the page asks for your address again.`,
      ...(input.bookingUrl === null ? [] : [`Talk it through with us: ${input.bookingUrl}`]),
      ...senderLines(input.texts),
    ],
    smallPrint: smallPrintFor(
      'You got this email because you verified your address for this report.',
      input.links,
    ),
  };
}
