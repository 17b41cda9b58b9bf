import type { PageFacts } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';

export const nothingYet = phrases('nothing-yet');
const maxWordsOfNothing = 220;

export function saysNothingYet({ kind, words, blocks }: PageFacts): boolean {
  return (
    kind !== 'home' &&
    words <= maxWordsOfNothing &&
    blocks.some(({ section, text }) => section === 'main' && nothingYet.test(text))
  );
}
