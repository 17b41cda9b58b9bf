import type { PageFacts } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { countSpaced, joinWords, letterWords, titleParts } from '../text/words.ts';
import { decodedPath } from './decoded-path.ts';
import { isForeign } from './readable-language.ts';

/**
 * How to read a page. `own` is about the organization's work. `told` (articles, news, case studies) is about
 * others or general topics. `terms` (privacy, terms of use, cookies) is boilerplate. `job` offers jobs at the
 * organization.
 */
export type PageReading = 'own' | 'told' | 'terms' | 'job';

/** Share of a phrase's weight that counts, by how its page or sentence is read. */
export const readingFactor: Record<PageReading, number> = { own: 1, told: 0.15, terms: 0.15, job: 0.8 };

const termsTitle = phrases('terms-titles');
/** Titles of pages about partners, customers' results, or the industries served. */
const othersTitle = phrases('others-titles');
/** Titles of pages for guests about the neighborhood and recommended businesses. */
const neighboursTitle = phrases('neighbours-titles');
const listingTitle = phrases('listing-titles');
const questionTitle = phrases('question-titles');
/**
 * "How a tribunal works" is a general explanation; "How it works" or "How we work" is about the organization.
 */
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
  if (page.kind === 'article' || page.kind === 'news' || isCaseStudy(page)) return 'told';
  if (liesAmongArticles(path) || isOfOthers(page)) return 'told';
  if (page.kind !== 'faq' && isExplainer(page, title)) return 'told';
  return 'own';
}

const articleFolders = new Set(
  'blog blogs news article articles post posts stories insights aktuelles actualites noticias magazin press tag category author'.split(
    ' ',
  ),
);

/**
 * True for a page in a folder of articles or at least two levels below a folder of resources, and for a path
 * with a numbered segment such as "blog-12".
 */
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

/** True for a numbered segment such as "blog-12" or "news20221206.html". */
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
 * Titles of pages that offer jobs. "Join us" isn't enough, because it may address patients; nor is
 * "Employment", which may address a lawyer's clients.
 */
const jobsTitle = phrases('jobs-titles');
/** Phrases for job seekers; a page with two of them offers jobs. */
const jobWords = phrases('job-words');

function offersWork({ blocks, structured }: PageFacts, title: string): boolean {
  if (jobsTitle.test(title) || structured.some(({ type }) => type === 'JobPosting')) return true;
  const said = blocks
    .filter(({ section }) => section === 'main')
    .flatMap(({ text }) => jobWords.findAll(text).map((found) => found.text.toLowerCase()));
  return new Set(said).size >= 2;
}

const caseStudies = phrases('case-studies');
const caseProblems = phrases('case-problems');
const caseResults = phrases('case-results');
const caseSolutions = phrases('case-solutions');

/** True for the story of one client: situation, work, result. */
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
    (text) => othersTitle.test(text) || neighboursTitle.test(text.replace(/^[^\p{L}]+/u, '')),
  );
}

/**
 * True for a general explanation, whatever folder it is in: a long text without a form under a question, a
 * count ("7 ways to …"), or a how-to title, or a page about how something works. False if the organization
 * describes its own work on the page, unless the title is a visitor's question or a general one.
 */
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

/** True for a heading such as "7 ways to …". */
function countsUp(heading: string): boolean {
  return !Number.isNaN(Number.parseInt(heading, 10)) && listingTitle.test(heading);
}

/**
 * Beginnings of yes-or-no questions. Without `youOrWe`, such a question is neither about the visitor nor
 * about the organization.
 */
const worldQuestion = phrases('yes-no-questions');
const youOrWe = phrases('you-or-we');
const visitorsVoice = phrases('i-or-my');

/**
 * True if the page's title is a visitor's question or a general one. Such a page is a guide, even if it says
 * "we" often.
 */
function asksForVisitor({ title }: PageFacts): boolean {
  const name = title.split(' | ')[0]?.trim() ?? '';
  return (
    name.endsWith('?') && (visitorsVoice.test(name) || (worldQuestion.test(name) && !youOrWe.test(name)))
  );
}

const weVoice = phrases('we');
/**
 * With at least this many blocks in the organization's own voice, and at least this share of all blocks, a
 * page is about the organization's own work.
 */
const ownVoice = { blocks: 6, share: 0.12 };

/**
 * True if the organization describes its own work, even under a heading such as "What is facility
 * management?" A team page is about people instead.
 */
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
