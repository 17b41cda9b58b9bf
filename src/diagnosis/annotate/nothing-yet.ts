import type { PageFacts } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';

/** What an empty page or section says when there is nothing to show yet, or anymore. */
export const nothingYet = phrases('nothing-yet');
/** Maximum number of words on a page that counts as empty for now; a longer page has other content. */
const maxWordsOfNothing = 220;

/** True if a page says that it is empty for now. */
export function saysNothingYet({ kind, words, blocks }: PageFacts): boolean {
  return (
    kind !== 'home' &&
    words <= maxWordsOfNothing &&
    blocks.some(({ section, text }) => section === 'main' && nothingYet.test(text))
  );
}
