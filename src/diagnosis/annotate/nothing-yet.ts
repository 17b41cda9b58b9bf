import type { PageFacts } from '../read/page-facts.ts';

/** What a page or section says that has nothing to show yet, or no more. */
export const nothingYet =
  /\b(?:coming soon|check back|stay tuned|under construction|being (?:prepared|built|updated)|launching soon|no (?:current |open |available )*(?:openings?|vacancies|positions|jobs|opportunities|listings|events)(?: (?:are )?(?:available|at this time|currently|posted))?|not (?:currently |presently )?(?:hiring|recruiting|accepting))\b/i;
/** A longer page says more than that. */
const maxWordsOfNothing = 220;

/** Whether a page says that there is nothing to see on it yet. */
export function saysNothingYet({ kind, words, blocks }: PageFacts): boolean {
  return (
    kind !== 'home' &&
    words <= maxWordsOfNothing &&
    blocks.some(({ section, text }) => section === 'main' && nothingYet.test(text))
  );
}
