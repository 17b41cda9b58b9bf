import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import type { Headcount } from '#shared/schemas/company-model.ts';
import { exactHeadcount } from '#shared/value/company-model/headcount.ts';
import type { PageFacts } from '../read/page-facts.ts';
import type { PhraseList } from '../text/phrase-list.ts';
import { phrases } from '../text/phrases.ts';
import { sentenceSpans } from '../text/sentences.ts';
import { letterWords } from '../text/words.ts';
import { baseLanguage } from './readable-language.ts';
import { siteLanguage } from './site-language.ts';

/** On other pages, a team may be a customer's. */
const ownPages: ReadonlySet<PageFacts['kind']> = new Set(['home', 'about', 'team', 'careers']);

const number = '(\\d{1,3}(?:,\\d{3})+|\\d{1,5})';
const people = '(?:employees|staff(?: members)?|team members|people|professionals|coworkers|colleagues)';
const more = '(?:more than |over |about |around |nearly |some |approximately )?';

const statements: readonly RegExp[] = [
  new RegExp(
    `\\b(?:our|we are a|we're a|as a) (?:\\w+ ){0,2}(?:team|staff|crew) of ${more}${number}\\b(?! years| projects| companies)`,
    'i',
  ),
  new RegExp(
    `\\b(?:we|company|firm|practice|organization|organisation) (?:now )?(?:employs?|have|has) ${more}${number}\\+? (?:\\w+ )?${people}\\b`,
    'i',
  ),
  new RegExp(`\\bour ${more}${number}\\+? (?:\\w+ )?${people}\\b`, 'i'),
  new RegExp(`\\b(?:team|staff) of ${more}${number}\\+? ${people}\\b`, 'i'),
];

export function statedHeadcount(pages: readonly PageFacts[]): Headcount | null {
  return statedNumber(pages) ?? saysAlone(pages) ?? listedTeam(pages) ?? soleTrader(pages);
}

function statedNumber(pages: readonly PageFacts[]): Headcount | null {
  for (const page of pages) {
    if (!ownPages.has(page.kind)) continue;
    for (const { text, kind } of page.blocks) {
      if (kind === 'quote' || !/\d/.test(text)) continue;
      for (const { start, end } of sentenceSpans(text)) {
        const quote = text.slice(start, end).trim();
        const count = headcountIn(quote);
        if (count !== null) return exactHeadcount(count, { kind: 'site', url: page.url, quote });
      }
    }
  }
  return null;
}

function headcountIn(sentence: string): number | null {
  for (const statement of statements) {
    const match = statement.exec(sentence)?.[1];
    const count = Number(match?.replaceAll(',', ''));
    if (match && count >= 2 && count <= 50_000 && !isYear(match)) return count;
  }
  return null;
}

/** What a second reader found. One person alone may still have help, so that is a range. */
export function headcountRead({ count, url, quote }: Said & { count: number }): Headcount {
  const source = { kind: 'site' as const, url, quote };
  return count === 1 ? { ...soleRange, source } : exactHeadcount(count, source);
}

const alone = phrases('works-alone');
const notAlone = phrases('not-alone');

function saysAlone(pages: readonly PageFacts[]): Headcount | null {
  const said = ownSentence(pages, alone, notAlone);
  return said && { ...soleRange, source: { kind: 'site', ...said } };
}

export interface Said {
  url: string;
  quote: string;
}

export function ownSentence(
  pages: readonly PageFacts[],
  wanted: PhraseList,
  unwanted?: PhraseList,
): Said | null {
  for (const { url, kind, blocks } of pages) {
    if (!ownPages.has(kind)) continue;
    for (const { text, kind: block } of blocks) {
      if (block === 'quote' || !wanted.test(text)) continue;
      for (const { start, end } of sentenceSpans(text)) {
        const quote = text.slice(start, end).trim();
        if (wanted.test(quote) && !unwanted?.test(quote)) return { url, quote: quote.slice(0, maxQuote) };
      }
    }
  }
  return null;
}

const personName =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Rev|Pastor)\.? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:\.|[\p{L}'’-]+)){1,3})(?:,.*)?$/u;
const minListed = 2;
/** A team page may not list everyone. Our assumption. */
const unlistedFactor = 3;

/** A heading is not a name if the site also writes one of its words in lower case. */
function listedTeam(pages: readonly PageFacts[]): Headcount | null {
  const page = pages.find(({ kind }) => kind === 'team');
  if (!page) return null;
  const small = new Set(
    pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ text }) => text.match(/(?<![\p{L}@.])\p{Ll}\p{L}{2,}/gu) ?? []),
    ),
  );
  const names = new Set(
    page.blocks.flatMap(({ kind, text }) => {
      const name = kind === 'heading' ? personName.exec(text)?.[1] : undefined;
      const words = letterWords(name ?? '').filter((word) => word.length > 2);
      return name && words.length > 1 && !words.some((word) => small.has(word.toLowerCase())) ? [name] : [];
    }),
  );
  if (names.size < minListed) return null;
  const source = { kind: 'site' as const, url: page.url, quote: [...names].join(', ').slice(0, maxQuote) };
  return { low: names.size, likely: names.size, high: names.size * unlistedFactor, source };
}

const maxQuote = 240;

const firstPerson =
  /\bI(?:['’](?:m|ve|ll|d))? (?!(?:agree|accept|consent|understand|confirm|authorize|acknowledge|have read)\b)\p{Ll}+/u;
const plural = phrases('we');
const ownWork =
  /(?:^|, |and )I(?:['’](?:m|ve|ll))? (?:also |always |usually |personally |now |can |will |started |began |have been )*(?:make|bak|offer|provid|creat|design|teach|coach|combin|speciali|deliver|repl|treat|build|repair|photograph|writ|train|draw|handl|represent|prepar|run|own|clean|install|paint|groom|cook|sew|carv|consult|advis|found|open)\p{Ll}*/u;
/** "I am a furniture maker in Leeds." */
const presentsOneself =
  /\bI(?:['’]m| am) an? (?!(?:\w+ )?(?:patient|client|customer|member|guest|parent|volunteer|human|robot)\b)\p{Ll}/u;
const minOwnWork = 2;
const minOwn = 8;
const minOwnShare = 0.35;
/** If hardly a sentence says what that person does. Our assumption. */
const minOwnShareWithoutWork = 0.7;
const soleRange = { low: 1, likely: 1, high: 3 };
const othersWords: ReadonlySet<PageFacts['kind']> = new Set([
  'case-study',
  'article',
  'news',
  'faq',
  'policy',
  'legal-notice',
]);

const quotationMarks = ['"', '“', '”', '„', '«', '»'];
/** Tuned on development sites. */
const beyondEnglish = { minOwn: 5, lead: 2 };
const wordsOfSentence = 6;

function soleTrader(pages: readonly PageFacts[]): Headcount | null {
  const persons = findLexicon(baseLanguage(siteLanguage(pages) ?? catalogLanguage))?.language.firstPerson;
  if (persons) {
    const hasOne = (words: readonly string[]) => (sentence: string) =>
      letterWords(sentence.toLowerCase()).some((word) => words.includes(word));
    const { own, plurals } = byPerson(pages, hasOne(persons.singular), hasOne(persons.plural));
    const first = own.find(({ quote }) => letterWords(quote).length >= wordsOfSentence) ?? own[0];
    return first && own.length >= Math.max(beyondEnglish.minOwn, plurals * beyondEnglish.lead)
      ? soleAs(first)
      : null;
  }
  const { own, plurals } = byPerson(
    pages,
    (sentence) => firstPerson.test(sentence),
    (sentence) => plural.test(sentence),
  );
  const presented = presentsAlone(pages);
  if (presented) return soleAs(presented);
  const works = own.filter(({ quote }) => ownWork.test(quote));
  const [first = own[0]] = works;
  if (!first || own.length < minOwn) return null;
  const minShare = works.length < minOwnWork ? minOwnShareWithoutWork : minOwnShare;
  return own.length < (own.length + plurals) * minShare ? null : soleAs(first);
}

/** Null if anything on the site says "we", or if several sentences say who somebody is. */
function presentsAlone(pages: readonly PageFacts[]): Said | null {
  const texts = pages.flatMap(({ url, kind, blocks }) =>
    blocks.map(({ text, kind: block }) => ({ url, text, isOwn: ownPages.has(kind) && block !== 'quote' })),
  );
  if (texts.some(({ text }) => plural.test(text))) return null;
  const said = texts
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ url, text }) =>
      sentenceSpans(text).map(({ start, end }) => ({ url, quote: text.slice(start, end).trim() })),
    )
    .filter(({ quote }) => presentsOneself.test(quote));
  const [first] = said;
  return first && said.every(({ quote }) => quote === first.quote) ? first : null;
}

function soleAs(first: { url: string; quote: string }): Headcount {
  return { ...soleRange, source: { kind: 'site', url: first.url, quote: first.quote.slice(0, maxQuote) } };
}

/** Skips questions, because they are in the visitor's voice. */
function byPerson(
  pages: readonly PageFacts[],
  isSingular: (sentence: string) => boolean,
  isPlural: (sentence: string) => boolean,
): { own: { url: string; quote: string }[]; plurals: number } {
  const own: { url: string; quote: string }[] = [];
  let plurals = 0;
  for (const { url, kind, blocks } of pages) {
    if (othersWords.has(kind)) continue;
    for (const { text, kind: block, section } of blocks) {
      if (block === 'quote' || section !== 'main' || quotationMarks.some((mark) => text.includes(mark)))
        continue;
      for (const { start, end } of sentenceSpans(text)) {
        const quote = text.slice(start, end).trim();
        if (quote.endsWith('?')) continue;
        if (isSingular(quote)) own.push({ url, quote });
        else if (isPlural(quote)) plurals += 1;
      }
    }
  }
  return { own, plurals };
}

function isYear(digits: string): boolean {
  return digits.length === 4 && (digits.startsWith('19') || digits.startsWith('20'));
}
