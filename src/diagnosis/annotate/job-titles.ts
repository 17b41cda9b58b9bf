import type { PageFacts } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { countSpaced } from '../text/words.ts';

/** "IT Support Specialist", "Project Manager": what someone is or is wanted as. */
const jobTitles = phrases('job-titles');
/** Maximum number of words in a job title. */
const maxTitleWords = 6;
/** Minimum number of job titles on a page for them to be a list of people or vacancies; one may be a service. */
const minTitles = 3;

/** The blocks of a page that are job titles, if it lists several: they don't say what is done here. */
export function jobTitleBlocks({ blocks }: PageFacts): ReadonlySet<number> {
  const found = blocks.flatMap(({ text }, index) => (isJobTitle(text) ? [index] : []));
  const different = new Set(found.map((index) => blocks[index]?.text.toLowerCase()));
  return different.size >= minTitles ? new Set(found) : new Set();
}

function isJobTitle(text: string): boolean {
  return jobTitles.test(text.trim()) && countSpaced(text.trim()) <= maxTitleWords;
}
