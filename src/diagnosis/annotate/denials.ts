import { sentenceSpans } from '../text/sentences.ts';
import { readableLanguage } from './readable-language.ts';
import type { SiteReading } from './site-reading.ts';

const denial =
  /\b(?:we|i|our (?:team|clinic|practice|firm|shop|company|office))\b[^.]{0,40}?\b(?:do not|don['’]t|does not|doesn['’]t|cannot|can['’]t|no longer|never|are not able to)\b|\bnot (?:offered|available|provided|performed|sold|accepted)\b/i;

export function denials({ pages, readings }: SiteReading): string[] {
  return pages.flatMap((page, index) => {
    if (readings[index] !== 'own' || readableLanguage(page.language) !== 'en') return [];
    return page.blocks.flatMap(({ text }) =>
      denial.test(text)
        ? sentenceSpans(text)
            .map(({ start, end }) => text.slice(start, end))
            .filter((sentence) => denial.test(sentence))
        : [],
    );
  });
}
