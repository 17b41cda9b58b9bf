import type { PageFacts } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { countSpaced, joinWords, letterWords, titleParts } from '../text/words.ts';
import { decodedPath } from './decoded-path.ts';
import { isForeign } from './readable-language.ts';

/**
 * `own` is about the organization's work, `third-party` about others or general topics, `terms` is boilerplate, and `job`
 * offers jobs at the organization.
 */
export type PageReading = 'own' | 'third-party' | 'terms' | 'job';

export const readingFactor: Record<PageReading, number> = {
  own: 1,
  'third-party': 0.15,
  terms: 0.15,
  job: 0.8,
};

const termsTitle = phrases('terms-titles');
const othersTitle = phrases('others-titles');
const neighborsTitle = phrases('neighbours-titles');
const listingTitle = phrases('listing-titles');
const questionTitle = phrases('question-titles');
/** "How a tribunal works" is a general explanation; "How it works" or "How we work" is about the organization. */
const worksTitle = phrases('how-the-world');
const manyWords = 350;
const caseStudyWords = 120;

export function readingOf(page: PageFacts): PageReading {
  const title = `${page.title} ${firstHeading(page)}`;
  const path = decodedPath(page.url);
  if (page.kind === 'careers') return isForeign(page.language) || offersWork(page, title) ? 'job' : 'own';
  if (page.kind === 'home') return 'own';
  if (
    page.kind === 'legal-notice' ||
    termsTitle.test(firstHeading(page)) ||
    termsTitle.test(joinWords(path, ' '))
  )
    return 'terms';
  if (page.kind === 'article' || page.kind === 'news' || isCaseStudy(page)) return 'third-party';
  if (liesAmongArticles(path) || isOfOthers(page)) return 'third-party';
  if (page.kind !== 'faq' && isExplainer(page, title)) return 'third-party';
  return 'own';
}

const articleFolders = new Set(
  'blog blogs news article articles post posts stories insights aktuelles actualites noticias magazin press tag category author'.split(
    ' ',
  ),
);

function liesAmongArticles(path: string): boolean {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return (
    segments.slice(0, -1).some((folder) => articleFolders.has(folder)) ||
    segments.slice(0, -2).includes('resources') ||
    segments.some(isNumberedArticle)
  );
}

function isNumberedArticle(segment: string): boolean {
  const name = ['blog', 'news', 'article', 'post'].find((one) => segment.startsWith(one));
  if (name === undefined) return false;
  const [first = '', second = ''] = segment.slice(name.length);
  return isDigit(first === '-' || first === '_' ? second : first);
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

/**
 * "Join us" isn't enough, because it may address patients; nor is "Employment", which may address a lawyer's
 * clients.
 */
const jobsTitle = phrases('jobs-titles');
const jobWords = phrases('job-words');

function offersWork({ blocks, structured }: PageFacts, title: string): boolean {
  if (jobsTitle.test(title) || structured.some(({ type }) => type === 'JobPosting')) return true;
  const foundWords = blocks
    .filter(({ section }) => section === 'main')
    .flatMap(({ text }) => jobWords.findAll(text).map((found) => found.text.toLowerCase()));
  return new Set(foundWords).size >= 2;
}

const caseStudies = phrases('case-studies');
const caseProblems = phrases('case-problems');
const caseResults = phrases('case-results');
const caseSolutions = phrases('case-solutions');

function isCaseStudy(page: PageFacts): boolean {
  if (page.kind === 'case-study') return page.forms.length === 0 && page.words >= caseStudyWords;
  const headings = page.blocks.filter((block) => block.kind === 'heading').map((block) => block.text);
  if (speaksOfItself(page) && !caseStudies.test(`${page.url} ${page.title} ${headings.join(' ')}`))
    return false;
  return (
    headings.some((text) => caseProblems.test(text)) &&
    headings.some((text) => caseResults.test(text)) &&
    headings.some((text) => caseSolutions.test(text))
  );
}

function isOfOthers(page: PageFacts): boolean {
  if (page.kind === 'service') return false;
  const [name = ''] = titleParts(page.title);
  return [firstHeading(page), name.trim()].some(
    (text) => othersTitle.test(text) || neighborsTitle.test(text.replace(/^[^\p{L}]+/u, '')),
  );
}

function isExplainer(page: PageFacts, title: string): boolean {
  const isLong = page.words >= manyWords && page.forms.length === 0;
  if (isLong && page.kind === 'other' && asksForVisitor(page)) return true;
  if (speaksOfItself(page)) return false;
  const heading = firstHeading(page);
  if (tellsHowItWorks(heading)) return true;
  const asks =
    (questionTitle.test(heading) || countsUp(heading)) &&
    (heading.includes('?') || countSpaced(heading) >= 6);
  return isLong && (asks || howToTitle.test(title));
}

const howToTitle = phrases('how-to-titles');

function tellsHowItWorks(heading: string): boolean {
  const words = letterWords(heading.toLowerCase());
  return worksTitle.test(heading) && words.length > 2 && ['work', 'works'].includes(words.at(-1) ?? '');
}

function countsUp(heading: string): boolean {
  return !Number.isNaN(Number.parseInt(heading, 10)) && listingTitle.test(heading);
}

const worldQuestion = phrases('yes-no-questions');
const youOrWe = phrases('you-or-we');
const visitorsVoice = phrases('i-or-my');

function asksForVisitor({ title }: PageFacts): boolean {
  const name = title.split(' | ')[0]?.trim() ?? '';
  return (
    name.endsWith('?') && (visitorsVoice.test(name) || (worldQuestion.test(name) && !youOrWe.test(name)))
  );
}

const weVoice = phrases('we');
const ownVoice = { blocks: 6, share: 0.12 };

/** A team page is about people, even if it often says "we". */
function speaksOfItself({ kind, blocks }: PageFacts): boolean {
  if (kind === 'team') return false;
  const main = blocks.filter(({ section }) => section === 'main');
  const own = main.filter(({ text }) => weVoice.test(text)).length;
  return own >= ownVoice.blocks && own >= main.length * ownVoice.share;
}

function firstHeading(page: PageFacts): string {
  const headings = page.blocks.filter((block) => block.kind === 'heading' && block.section === 'main');
  return (headings.find((block) => block.level === 1) ?? headings[0])?.text ?? '';
}
