import type { PageFacts } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';

/** What an empty page or section says if there is nothing to show yet, or nothing left to show. */
export const nothingYet = phrases('nothing-yet');
/** Maximum number of words on a page that is still empty; a longer page has other content. */
const maxWordsOfNothing = 220;

export function saysNothingYet({ kind, words, blocks }: PageFacts): boolean {
  return (
    kind !== 'home' &&
    words <= maxWordsOfNothing &&
    blocks.some(({ section, text }) => section === 'main' && nothingYet.test(text))
  );
}
