import type { MailContent } from '../mail-text.ts';
import { smallPrintFor, type VisitorLinks } from './small-print.ts';

/** Tells a verified visitor where the finished report is. `domain` is empty for an entry by hand. */
export function reportReadyMessage(input: {
  domain: string;
  report: string;
  validDays: number;
  links: VisitorLinks;
}): MailContent {
  const about = input.domain === '' ? '' : ` for ${input.domain}`;
  return {
    subject: `Your AI diagnosis report${about} is ready`,
    paragraphs: ['Hello,', `your AI diagnosis report${about} is ready to read and to download as a PDF.`],
    action: { label: 'Open report', url: input.report },
    after: [
      `In the browser where you verified your address the PDF downloads at once, for ${input.validDays} days. Anywhere else the page asks for your address again.`,
    ],
    smallPrint: smallPrintFor(
      'You get this mail because you verified your address for this report.',
      input.links,
    ),
  };
}
