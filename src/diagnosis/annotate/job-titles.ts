import type { PageFacts } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { countSpaced } from '../text/words.ts';

const jobTitles = phrases('job-titles');
const maxTitleWords = 6;
const minTitles = 3;

/** Job titles don't show what work the organization does. */
export function jobTitleBlocks({ blocks }: PageFacts): ReadonlySet<number> {
  const found = blocks.flatMap(({ text }, index) => (isJobTitle(text) ? [index] : []));
  const different = new Set(found.map((index) => blocks[index]?.text.toLowerCase()));
  return different.size >= minTitles ? new Set(found) : new Set();
}

function isJobTitle(text: string): boolean {
  return jobTitles.test(text.trim()) && countSpaced(text.trim()) <= maxTitleWords;
}
