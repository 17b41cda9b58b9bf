import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import type { PageFacts } from '../read/page-facts.ts';
import type { SentenceSpan } from '../text/sentences.ts';
import { isBiography, isEarlierCareer, isOfOthers, tellsOfSurroundings } from './about-others.ts';
import { historyBlocks, isOfThePast, isPlanned } from './about-past.ts';
import { customersBlocks } from './customers-blocks.ts';
import { customerSpans } from './customers-trade.ts';
import { deniedSpans } from './denied-spans.ts';
import { emptySections } from './empty-sections.ts';
import { excludedBlocks } from './excluded-blocks.ts';
import { isExplanation } from './explanations.ts';
import { jobTitleBlocks } from './job-titles.ts';
import { isMachineMessage } from './machine-messages.ts';
import type { PageReading } from './page-reading.ts';
import { sendsElsewhere } from './sends-elsewhere.ts';
import type { Sentence } from './sentence.ts';
import { taughtBlocks } from './taught-blocks.ts';
import { answerTo } from './visitor-question.ts';

/** `names` are the organization's names in lowercase letters and digits, without spaces. */
export interface Own {
  names: ReadonlySet<string>;
  host: string;
}

export type SentenceContext = Pick<
  Sentence,
  'reading' | 'defines' | 'answer' | 'denied' | 'cues' | 'taught' | 'customers'
>;

type ContextOfSentence = (
  text: string,
  span: SentenceSpan,
  blockNumber: number,
  ofIndustry: boolean,
) => SentenceContext;

const none: ReadonlySet<number> = new Set();

/**
 * Other languages get only the page's reading, because the rules are for English. The caller adds the cues found
 * by phrases.
 */
export function contextOf(
  page: PageFacts,
  reading: PageReading,
  language: string,
  own: Own,
): ContextOfSentence {
  return language === catalogLanguage ? englishContext(page, reading, own) : () => plainContext(reading);
}

function plainContext(reading: PageReading): SentenceContext {
  return { reading, defines: false, answer: null, denied: [], cues: [], taught: false, customers: [] };
}

export function readingByCues({ reading, cues }: Pick<Sentence, 'reading' | 'cues'>): PageReading {
  if (cues.some(({ kind }) => kind === 'furniture')) return 'terms';
  return reading === 'own' && cues.some(({ kind }) => kind === 'past') ? 'third-party' : reading;
}

function englishContext(page: PageFacts, reading: PageReading, own: Own): ContextOfSentence {
  const excluded = new Set([...excludedBlocks(page.blocks), ...emptySections(page.blocks)]);
  const amidOthers = reading === 'own' && tellsOfSurroundings(page);
  const customers = customersBlocks(page);
  const taught = taughtBlocks(page.blocks);
  const history = reading === 'own' ? historyBlocks(page) : none;
  const jobTitles = jobTitleBlocks(page);
  return (text, span, blockNumber, ofIndustry) => ({
    reading:
      reading === 'own' &&
      (jobTitles.has(blockNumber) || isAboutOthers(text, history.has(blockNumber), amidOthers, own))
        ? 'third-party'
        : reading,
    defines: isExplanation(text, own.names),
    answer: answerTo(page.blocks, blockNumber, span),
    denied: excluded.has(blockNumber) || isMachineMessage(text) ? [span] : deniedIn(text, span.start),
    cues: elsewhereIn(text, span.start, own),
    taught: taught.has(blockNumber),
    customers: ofIndustry ? customersIn(text, span, customers.has(blockNumber)) : [],
  });
}

function isAboutOthers(text: string, inHistory: boolean, amidOthers: boolean, own: Own): boolean {
  return (
    isOfThePast(text, inHistory) ||
    isPlanned(text) ||
    isOfOthers(text, amidOthers) ||
    isEarlierCareer(text, own.names) ||
    isBiography(text)
  );
}

function elsewhereIn(text: string, offset: number, own: Own): Sentence['cues'] {
  const found = sendsElsewhere(text, own);
  return found ? [{ kind: 'third-party', start: found.start + offset, end: found.end + offset }] : [];
}

function customersIn(text: string, span: SentenceSpan, inList: boolean): Sentence['customers'] {
  const spans = customerSpans(text).map((found) => ({
    ...found,
    start: found.start + span.start,
    end: found.end + span.start,
  }));
  return inList ? [{ ...span, tier: 'soft', seller: null, listed: true }, ...spans] : spans;
}

function deniedIn(sentence: string, offset: number): Sentence['denied'] {
  return deniedSpans(sentence).map(({ start, end }) => ({ start: start + offset, end: end + offset }));
}
