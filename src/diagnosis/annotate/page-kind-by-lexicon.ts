import type { Lexicon } from '#catalogue/lexicon/lexicon-schemas.ts';
import { type PageFacts, type PageKind, pageKinds } from '../read/page-facts.ts';
import { mainHeading, ownPart, pathSegments, plainPhrase } from '../read/page-kind.ts';
import { joinWords, withoutMarks } from '../text/words.ts';

/**
 * Addresses weigh most, because they are kept short. `begins` is the factor for a text that only begins or ends
 * with the word.
 */
const weights = { address: 6, heading: 4, title: 3, begins: 0.5 };
const minScore = 3;

export function pageKindByLexicon(
  page: Pick<PageFacts, 'url' | 'title' | 'blocks' | 'kind'>,
  { language }: Lexicon,
): PageKind {
  const texts = [
    { text: joined(pathSegments(page.url).at(-1) ?? ''), weight: weights.address },
    { text: joined(plainPhrase(mainHeading(page.blocks))), weight: weights.heading },
    { text: joined(ownPart(page.title)), weight: weights.title },
  ];
  let best = page.kind;
  let bestScore = minScore - 1;
  for (const kind of pageKinds) {
    const words = (language.pages?.[kind] ?? []).map(joined);
    const score = texts.reduce((sum, { text, weight }) => sum + weight * fitOf(text, words), 0);
    if (score > bestScore) [best, bestScore] = [kind, score];
  }
  return best;
}

function fitOf(text: string, words: readonly string[]): number {
  if (words.includes(text)) return 1;
  return words.some((word) => text.startsWith(`${word}-`) || text.endsWith(`-${word}`)) ? weights.begins : 0;
}

/** "Über uns" becomes `uber-uns`. */
export function joined(text: string): string {
  const plain = withoutMarks(text.toLowerCase().normalize('NFD')).replaceAll('ß', 'ss');
  return joinWords(plain, ' ').trim().replaceAll(' ', '-');
}
