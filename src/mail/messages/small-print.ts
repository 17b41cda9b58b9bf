import type { MailTexts } from '#shared/mail-texts.ts';
import type { MailContent } from '../mail-text.ts';

/** The links in every email to a visitor; they work without an account. */
export interface VisitorLinks {
  unsubscribe: string;
  deleteData: string;
}

/** Why we sent the email, and the links to unsubscribe and to delete the data. */
export function smallPrintFor(why: string, links: VisitorLinks): MailContent['smallPrint'] {
  return [
    { text: why },
    { text: "Don't want any more email from us?", link: { label: 'Unsubscribe', url: links.unsubscribe } },
    {
      text: 'Delete what we keep about your address:',
      link: { label: 'Delete my data', url: links.deleteData },
    },
  ];
}

/** The operator's signature as paragraphs; nothing if the profile has none. */
export function signatureOf({ signature }: MailTexts): string[] {
  return signature === '' ? [] : signature.split(/\n{2,}/);
}
