import { catalogLanguage, type SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import { once } from '#shared/once.ts';
import { isOnlyInName, ownNames } from '../propose/offerings/own-names.ts';
import type { PageFacts, TextBlock } from '../read/page-facts.ts';
import type { PhraseIndex } from '../text/phrase-index.ts';
import { sentenceSpans } from '../text/sentences.ts';
import { tokenize } from '../text/tokenize.ts';
import {
  type CustomerSpan,
  customerSpans,
  customersOf,
  isTradeApart,
  namesBuyers,
} from './customers-trade.ts';
import { type PageReading, readingOf } from './page-reading.ts';
import { readableLanguage } from './readable-language.ts';
import type { Sentence } from './sentence.ts';
import { contextOf, type Own, readingByCues } from './sentence-context.ts';
import type { SignalIndexes } from './signal-index.ts';
import type { SignalOwner } from './signal-owner.ts';
import { isTurned } from './turned-senses.ts';
import { type VisitorsVoice, visitorsVoice } from './visitors-voice.ts';

export interface Hit {
  sentence: Sentence;
  owner: SignalOwner;
  pattern: number;
  start: number;
  end: number;
  skipped: number;
  /** True if the site's words matched by way of a glossary. */
  isGlossed?: true;
}

export interface SiteReading {
  pages: readonly PageFacts[];
  readings: readonly PageReading[];
  hits: Hit[];
  title: SignalOwner[];
  /** Industries that the home page's title names as the organization's own, as in "Hudson Fire Department". */
  named: Set<string>;
  trade: { buyers: Set<string>; sellers: Set<string> };
  /**
   * Number of words on pages in a language that we can read. A repeated sentence counts once. Stop
   * words count only if a pattern requires them literally.
   */
  words: number;
  sentences: SentencePlace[];
  /** True for a sentence of a customer, such as one from a review that isn't marked as a quote. */
  isVisitors: VisitorsVoice;
}

interface SentencePlace {
  text: string;
  language: string | null;
  page: number;
  block: number;
  start: number;
  end: number;
  read: () => Sentence;
}

const openingQuote = /^["“„«]\s*\p{Lu}/u;

/**
 * A sentence on several pages (navigation, footer) counts where it occurs first. `own` and `job` pages come first,
 * so that quotes come from the page about the work.
 */
export function readSite(pages: readonly PageFacts[], indexes: SignalIndexes): SiteReading {
  const readings = pages.map(readingOf);
  const order = pages.map((_, index) => index).sort((a, b) => rank(readings[a]) - rank(readings[b]) || a - b);
  const seen = new Set<string>();
  const { title, named, trade } = readTitle(pages, indexes);
  const reading: SiteReading = {
    pages,
    readings,
    hits: [],
    title,
    named,
    trade,
    words: 0,
    sentences: [],
    isVisitors: visitorsVoice(pages),
  };
  const own: Own = { names: ownNames(pages), host: hostOf(pages[0]?.url ?? '') };
  for (const page of order) readPageInto(reading, page, indexes, seen, own);
  for (const hit of reading.hits) {
    if (isHomeHeading(reading, hit))
      noteTrade(trade, hit, hit.owner, hit.sentence.customers.filter(namesBuyers), title);
  }
  return reading;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

function readTitle(pages: readonly PageFacts[], indexes: SignalIndexes) {
  const home = pages.find(({ kind }) => kind === 'home');
  const index = home && indexes.of(home.language);
  const trade: SiteReading['trade'] = { buyers: new Set(), sellers: new Set() };
  const names = home && indexes.names(home.language);
  if (!home || !index || !names) return { title: [], named: new Set<string>(), trade };
  const customers = customerSpans(home.title);
  const matches = index.match(tokenize(home.title, 0, home.title.length, index.vocabulary));
  const owners = new Map(
    matches.flatMap(({ pattern, owner, start, end }) =>
      owner.kind === 'industry' && customersOf({ start, end }, customers, owner.industry)
        ? []
        : [[pattern, owner]],
    ),
  );
  const title = [...owners.values()];
  for (const match of matches) noteTrade(trade, match, match.owner, customers, title);
  const named = new Set(separatedParts(home.title).flatMap((part) => namedIn(part, names)));
  return { title, named, trade };
}

/** Words of different parts aren't one phrase: "Yorkshire Canine Care | Home" is not a care home. */
function separatedParts(title: string): string[] {
  return title.split(/\s+[|–—·•:»-]+\s+|\|/);
}

function namedIn(part: string, names: PhraseIndex<string>): string[] {
  const customers = customerSpans(part);
  return names
    .match(tokenize(part, 0, part.length, names.vocabulary))
    .filter(({ owner, start, end }) => !customersOf({ start, end }, customers, owner))
    .map(({ owner }) => owner);
}

/** Ignores phrases such as "training for hotels" if the home page's title calls the organization itself a hotel. */
function noteTrade(
  trade: SiteReading['trade'],
  match: { start: number; end: number },
  owner: SignalOwner,
  customers: readonly CustomerSpan[],
  title: readonly SignalOwner[],
): void {
  if (owner.kind !== 'industry' || !isTradeApart(owner.industry)) return;
  const seller = customersOf(match, customers, owner.industry)?.seller ?? null;
  if (seller === null || title.some((own) => own.kind === 'industry' && own.industry === owner.industry))
    return;
  trade.buyers.add(owner.industry);
  trade.sellers.add(seller);
}

function isHomeHeading({ pages }: SiteReading, { sentence }: Hit): boolean {
  const page = pages[sentence.page];
  if (page?.kind !== 'home' || sentence.place !== 'heading') return false;
  return (page.blocks[sentence.block]?.level ?? smallest) < smallest;
}

const smallest = 3;

function rank(reading: PageReading | undefined): number {
  return reading === 'own' || reading === 'job' ? 0 : 1;
}

function readPageInto(
  site: SiteReading,
  pageNumber: number,
  indexes: SignalIndexes,
  seen: Set<string>,
  own: Own,
): void {
  const page = site.pages[pageNumber];
  const reading = site.readings[pageNumber];
  if (!page || !reading) return;
  const index = indexes.of(page.language);
  if (!index) return;
  const context = contextOf(page, reading, index.vocabulary.rules.language, own);
  page.blocks.forEach((block, blockNumber) => {
    for (const span of sentenceSpans(block.text)) {
      const text = block.text.slice(span.start, span.end);
      const key = text.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      const tokens = tokenize(block.text, span.start, span.end, index.vocabulary);
      site.words += tokens.length;
      const matches = index.match(tokens);
      const read = once((): Sentence => {
        const sentence: Sentence = {
          page: pageNumber,
          block: blockNumber,
          ...span,
          place: placeOf(block, reading),
          quoted: block.kind === 'quote' || openingQuote.test(text),
          byVisitor: site.isVisitors(text, page.language),
          ...context(text, span, blockNumber, matches.some(isOfIndustry)),
        };
        for (const { owner, start, end } of matches)
          if (owner.kind === 'cue') sentence.cues.push({ kind: owner.cue, start, end });
        return { ...sentence, reading: readingByCues(sentence) };
      });
      const place = { page: pageNumber, block: blockNumber, ...span };
      site.sentences.push({ text: block.text, language: page.language, ...place, read });
      for (const { owner, pattern, start, end, skipped } of matches) {
        if (owner.kind !== 'cue' && !isTurned(block.text, start, end))
          site.hits.push({ sentence: read(), owner, pattern, start, end, skipped });
      }
    }
  });
}

const furtherPatterns = 1_000_000;
/** In characters. Without grammar, words of a longer sentence would match by chance. */
const maxGlossed = 60;

/** Beyond English, matches headings, menus, lists, and other short texts by way of the language's glossary. */
export function readFurther(
  site: SiteReading,
  index: PhraseIndex<SignalOwner>,
  { glossary: glossaryOf }: Pick<SignalIndexes, 'glossary'>,
): void {
  const names = ownNames(site.pages);
  for (const place of site.sentences) {
    const { text, start, end, language } = place;
    const glossary = glossaryOf(language);
    const isRead = glossary ? end - start <= maxGlossed : readableLanguage(language) === catalogLanguage;
    if (!isRead) continue;
    const matches = glossary
      ? glossary.matchesIn(place, index)
      : index.match(tokenize(text, start, end, index.vocabulary));
    for (const match of matches) {
      if (isTurned(text, match.start, match.end)) continue;
      if (glossary && isOnlyInName(text.slice(match.start, match.end), text.slice(start, end), names))
        continue;
      const hit = { ...match, sentence: place.read(), pattern: furtherPatterns + match.pattern };
      site.hits.push(glossary ? { ...hit, isGlossed: true } : hit);
    }
  }
}

function isOfIndustry({ owner }: { owner: SignalOwner }): boolean {
  return owner.kind === 'industry';
}

export function placeOf(block: TextBlock, reading: PageReading): SignalPlace {
  if (block.section === 'navigation' || block.section === 'header' || block.section === 'footer')
    return block.kind === 'heading' ? 'heading' : block.kind === 'paragraph' ? 'text' : 'navigation';
  if (block.kind === 'heading') return 'heading';
  if (block.kind === 'control') return 'control';
  return reading === 'job' ? 'job-offer' : 'text';
}
