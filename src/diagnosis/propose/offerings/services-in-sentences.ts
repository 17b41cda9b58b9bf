import type { SiteReading } from '../../annotate/site-reading.ts';
import { phrases } from '../../text/phrases.ts';
import { countSpaced, splitAtSpace } from '../../text/words.ts';
import { nameStems } from './name-stems.ts';
import { otherPages } from './offered-services.ts';
import { isOwnName } from './own-names.ts';
import type { OwnSentence } from './own-sentences.ts';
import { hasPlainWord } from './plain-names.ts';
import type { Presented } from './presented.ts';
import { serviceLabel } from './service-label.ts';
import { isSpecific } from './service-words.ts';

/**
 * Finds services in sentences that say the organization does what the heading above them names, or
 * that contain "our … services" or "our … programs".
 */
export function servicesInSentences(
  site: SiteReading,
  own: ReadonlySet<string>,
  sentences: readonly OwnSentence[],
  names: (name: string) => boolean,
): Presented[] {
  return sentences
    .filter(({ page }) => !otherPages.has(site.pages[page]?.kind ?? 'other'))
    .flatMap((sentence) => [...inSection(site, sentence, names), ...ofOurs(sentence, names)])
    .filter(
      ({ name }) =>
        nameStems(name).size > 1 && isSpecific(name) && !isOwnName(name, own) && hasPlainWord(name, site),
    );
}

const doing =
  /\b(?:(?:we|i|our (?:[\p{L}-]+ ){0,3}?(?:team|staff|experts?|technicians?|crews?|specialists?|professionals?|consultants?|engineers?|company|clinic|firm|shop))(?: also| can| currently| proudly| regularly| specifically| will| now)* (?:offer|provide|speciali[sz]e in|perform|handle|deliver|conduct|carry out|manufacture|create|design|install|repair|build|make|produce|run|host|organi[sz]e|buy|lend|rent|treat|test|clean|manage|train|teach|bring|review|develop|educate|support|load|transport|prepare|assist|help)(?:e?s)?\b|our\b)/giu;
const maxBetween = 3;
const minTaken = 0.75;

function inSection(
  { pages }: SiteReading,
  { page: number, block, text }: OwnSentence,
  names: (name: string) => boolean,
): Presented[] {
  const blocks = pages[number]?.blocks ?? [];
  const from = blocks.findLastIndex(({ kind }, at) => at < block && kind === 'heading');
  const heading = blocks[from];
  if (heading?.section !== 'main' || block - from > maxBetween) return [];
  const name = serviceLabel(heading.text);
  if (name === null || !names(name)) return [];
  const stems = [...nameStems(name)];
  const isDone = [...text.matchAll(doing)].some(({ 0: verb, index }) => {
    const isOurs = /^our$/i.test(verb);
    const rest = splitAtSpace(text.slice(isOurs ? index : index + verb.search(/\s\S+$/)));
    // After "our", only the next few words count, because of sentences such as "For all our trees
    // we plant …".
    const sentenceStems = nameStems((isOurs ? rest.slice(0, countSpaced(name) + 2) : rest).join(' '));
    return stems.filter((stem) => sentenceStems.has(stem)).length >= Math.max(2, stems.length * minTaken);
  });
  if (!isDone) return [];
  const next = blocks.findIndex(({ kind }, at) => at > from && kind === 'heading');
  return [presented(name, { page: number, from, to: next < 0 ? blocks.length : next })];
}

const ours =
  /\bour ((?:[\p{L}-]+ ){1,3}[\p{L}-]+) (?:services?|programs?|programmes?)\b(?! (?:area|center|centre|desk|team|department|provider|level|agreement|record))/giu;
const noName = phrases('no-service-names');

/** Adjectives that name nothing without "services": "Virtual medical services". */
const quality = phrases('qualities-in-al');

function ofOurs({ page, block, text }: OwnSentence, names: (name: string) => boolean): Presented[] {
  return [...text.matchAll(ours)].flatMap(([, words = '']) => {
    const name = noName.test(words) || quality.test(words) ? null : serviceLabel(words);
    return name && names(name)
      ? [presented(name.charAt(0).toUpperCase() + name.slice(1), { page, from: block, to: block + 1 })]
      : [];
  });
}

function presented(name: string, span: Presented['span']): Presented {
  return { name, span, words: 0, byNeighbors: false, adds: true, joins: false };
}
