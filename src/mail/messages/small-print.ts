import type { MailTexts } from '#shared/mail-texts.ts';
import type { MailContent } from '../mail-text.ts';

export interface VisitorLinks {
  unsubscribe: string;
  deleteData: string;
}

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

export function senderLines({ signature }: MailTexts): string[] {
  return signature === '' ? [] : signature.split(/\n{2,}/);
}
