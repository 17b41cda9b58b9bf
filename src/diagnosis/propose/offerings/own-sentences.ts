import { readableLanguage } from '../../annotate/readable-language.ts';
import { placeOf, type SiteReading } from '../../annotate/site-reading.ts';
import { phrases } from '../../text/phrases.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { countSpaced } from '../../text/words.ts';
import { nameStems } from './name-stems.ts';

export interface OwnSentence {
  page: number;
  block: number;
  text: string;
  stems: ReadonlySet<string>;
}

const ownSubject =
  /\b(?:we|i)\b(?! (?:are (?:sorry|not)|do not|don|cannot|can['’]t|no longer|never))|\bour (?:[\p{L}-]+ ){0,3}(?:team|teams|staff|experts?|technicians?|crews?|specialists?|professionals?|consultants?|attorneys?|lawyers?|doctors?|nurses?|therapists?|instructors?|teachers?|trainers?|engineers?|drivers?|agents?|company|practice|clinic|firm|shop|services?|program(?:me)?s?|fleet|facility|facilities)\b/iu;
const undone = phrases('not-done');
/** Each sentence is searched for every service name, so the number is limited. */
const maxSentences = 3_000;
const minWords = 5;
const maxWords = 45;

export function ownSentences(site: SiteReading): OwnSentence[] {
  const seen = new Set<string>();
  return site.pages.flatMap((page, number) => {
    if (seen.size >= maxSentences) return [];
    if (site.readings[number] !== 'own' || readableLanguage(page.language) !== 'en') return [];
    return page.blocks.flatMap((block, blockNumber): OwnSentence[] => {
      if (placeOf(block, 'own') !== 'text' || block.kind === 'quote' || !ownSubject.test(block.text))
        return [];
      return sentenceSpans(block.text).flatMap(({ start, end }): OwnSentence[] => {
        const text = block.text.slice(start, end);
        const words = countSpaced(text);
        if (words < minWords || words > maxWords || text.endsWith('?') || seen.has(text)) return [];
        if (!ownSubject.test(text) || undone.test(text)) return [];
        if (/^["“„«]/.test(text) || site.isVisitors(text, page.language)) return [];
        seen.add(text);
        return [{ page: number, block: blockNumber, text, stems: nameStems(text) }];
      });
    });
  });
}
