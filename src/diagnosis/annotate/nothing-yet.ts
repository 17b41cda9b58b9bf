import type { PageFacts } from '../read/page-facts.ts';

/** Text of a page or section that is empty for now or for good. */
export const nothingYet =
  /\b(?:coming soon|check back|stay tuned|under construction|being (?:prepared|built|updated)|launching soon|no (?:current |open |available )*(?:openings?|vacancies|positions|jobs|opportunities|listings|events)(?: (?:are )?(?:available|at this time|currently|posted))?|not (?:currently |presently )?(?:hiring|recruiting|accepting))\b/i;
/** A longer page has other content. */
const maxWordsOfNothing = 220;

/** True if a page says that it is empty for now. */
export function saysNothingYet({ kind, words, blocks }: PageFacts): boolean {
  return (
    kind !== 'home' &&
    words <= maxWordsOfNothing &&
    blocks.some(({ section, text }) => section === 'main' && nothingYet.test(text))
  );
}
