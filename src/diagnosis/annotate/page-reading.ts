import type { PageFacts } from '../read/page-facts.ts';
import { decodedPath } from './decoded-path.ts';
import { isForeign } from './readable-language.ts';

/**
 * How to read a page. `own` is about the organization's work; `told` (articles, news, case studies) is about others or
 * general topics; `terms` (privacy, terms of use, cookies) says what every such text says; `job` offers jobs here.
 */
export type PageReading = 'own' | 'told' | 'terms' | 'job';

/** Share of a phrase's weight that counts on such a page. */
export const readingFactor: Record<PageReading, number> = { own: 1, told: 0.15, terms: 0.15, job: 0.8 };

const termsTitle =
  /\b(site ?map|privacy|cookie|terms|conditions|disclaimer|gdpr|legal notice|imprint|impressum|datenschutz|agb|mentions légales|confidentialité|privacidad|aviso legal|accessibility statement|acceptable use|subprocessors?|data processing)\b/i;
const articlePath =
  /\/(?:(?:blogs?|news|articles?|posts?|stories|insights|resources\/[^/]+|aktuelles|actualites|noticias|magazin|press|tag|category|author)\/[^/]|(?:blog|news|article|post)[-_]?\d)/i;
/** Pages about partners, or about customers' results, are about others. */
const othersTitle =
  /^(?:(?:our|trusted|preferred|community|local|valued) )+partners\b|\b(?:success stories|client results|case results|client stories|industries we (?:serve|work with)|partners we)\b|^(?:our )?(?:results|partners|industries)$/i;
/** Pages for guests about the neighborhood, and about recommended businesses. */
const neighboursTitle =
  /^(?:(?:our|preferred|recommended|trusted|favou?rite|local) )+(?:(?:wedding|event) )?vendors\b|^(?:wedding |event )?vendors$|^(?:what|things) to (?:do|see)\b|^where to stay (?:near|for)\b|^(?:local|area|neighbou?rhood|visitors?['’]?|guest) (?:guide|attractions)\b|^(?:local |area |nearby )?attractions\b|^(?:local|nearby|area) (?:restaurants|breweries|wineries|dining|eats|places|activities|shopping|businesses|golf|events)\b|^nearby\b|\b(?:dining|restaurants|eat|golf|shopping|places|activities|breweries|wineries) (?:near|nearby|around)\b|^best [\p{L} ]*(?:venues|restaurants|hotels|attractions|places) (?:in|near) /iu;
const questionTitle =
  /^(how|what|why|when|can|should|do|does|is|are|who|will|which|must|\d+ (?:things|ways|tips|reasons|signs|steps))\b/i;
/** "How a tribunal works" is a general topic; "How it works" and "How we work" are about the organization. */
const worksTitle = /^how (?!it\b|we\b|our\b|this\b|to\b|everything\b)[\p{L} '-]+ works?\??$/iu;
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
    termsTitle.test(path.replace(/[-_/]/g, ' '))
  )
    return 'terms';
  if (page.kind === 'article' || page.kind === 'news' || isCaseStudy(page)) return 'told';
  if (articlePath.test(path) || isOfOthers(page)) return 'told';
  if (page.kind !== 'faq' && isExplainer(page, title)) return 'told';
  return 'own';
}

/** Names of job pages; "Join us" may also address patients, and "Employment" a lawyer's clients. */
const jobsTitle =
  /\b(?:careers?|jobs?|vacanc(?:y|ies)|hiring|we['’]?re hiring|work (?:with|for|at) (?:us|[A-Z])|join (?:our|the) (?:team|crew|staff)|employment opportunit(?:y|ies)|volunteer(?:s|ing)?|stellen\S*|karriere|recrutement|empleo)\b/i;
/** Phrases that address applicants; a page with two of them offers jobs. */
const jobWords =
  /\b(?:resumes?|cv|curriculum vitae|vacanc(?:y|ies)|(?:job|current|open) (?:openings?|positions?|titles?|descriptions?|applications?)|now hiring|we(?:['’]re| are) hiring|we(?:['’]re| are) (?:always )?looking for|join our (?:team|crew|staff)|full[- ]time|part[- ]time|applicants?|candidates?|salary|equal opportunity employer|your application)\b/gi;

function offersWork({ blocks, structured }: PageFacts, title: string): boolean {
  if (jobsTitle.test(title) || structured.some(({ type }) => type === 'JobPosting')) return true;
  const said = blocks
    .filter(({ section }) => section === 'main')
    .flatMap(({ text }) => text.toLowerCase().match(jobWords) ?? []);
  return new Set(said).size >= 2;
}

/** A client's story: the situation, the work, the result. */
function isCaseStudy(page: PageFacts): boolean {
  if (page.kind === 'case-study') return page.forms.length === 0 && page.words >= caseStudyWords;
  const headings = page.blocks.filter((block) => block.kind === 'heading').map((block) => block.text);
  if (speaksOfItself(page) && !/case.?stud/i.test(`${page.url} ${page.title} ${headings.join(' ')}`))
    return false;
  return (
    headings.some((text) => /\b(challenge|problem|situation|background|the client)\b/i.test(text)) &&
    headings.some((text) => /\b(results?|outcomes?|impact|takeaways?)\b/i.test(text)) &&
    headings.some((text) => /\b(solution|approach|what we did|our role)\b/i.test(text))
  );
}

function isOfOthers(page: PageFacts): boolean {
  if (page.kind === 'service') return false;
  const [name = ''] = page.title.split(/\s+[|–—-]\s+/);
  return [firstHeading(page), name.trim()].some(
    (text) => othersTitle.test(text) || neighboursTitle.test(text.replace(/^[^\p{L}]+/u, '')),
  );
}

/** A long text under a question is a general explanation, in whatever folder it is. */
function isExplainer(page: PageFacts, title: string): boolean {
  const isLong = page.words >= manyWords && page.forms.length === 0;
  if (isLong && page.kind === 'other' && asksForVisitor(page)) return true;
  if (speaksOfItself(page)) return false;
  const heading = firstHeading(page);
  if (worksTitle.test(heading)) return true;
  const asks = questionTitle.test(heading) && (heading.includes('?') || heading.split(/\s+/).length >= 6);
  return isLong && (asks || /^(how to|what to do)\b/i.test(title));
}

/** A question that is not addressed to the visitor and not about the firm. */
const worldQuestion = /^(?:is|are|do|does|can|should|must)\b(?!.*\b(?:you|your|we|us|our)\b)/i;
const visitorsVoice = /\b(?:I|my|me)\b/i;

/** "My business pays my mortgage: is that OK?" is a guide, however often the firm says "we" in it. */
function asksForVisitor({ title }: PageFacts): boolean {
  const name = title.split(/\s+\|\s+/)[0]?.trim() ?? '';
  return name.endsWith('?') && (visitorsVoice.test(name) || worldQuestion.test(name));
}

/** This many blocks in the organization's own voice, and this share of all blocks, describe its own work. */
const ownVoice = { blocks: 6, share: 0.12 };

/**
 * "What is facility management?" often heads a page on which a company then describes its services. A team page is
 * about its people.
 */
function speaksOfItself({ kind, blocks }: PageFacts): boolean {
  if (kind === 'team') return false;
  const main = blocks.filter(({ section }) => section === 'main');
  const own = main.filter(({ text }) => /\b(?:we|our|us)\b/i.test(text)).length;
  return own >= ownVoice.blocks && own >= main.length * ownVoice.share;
}

function firstHeading(page: PageFacts): string {
  const headings = page.blocks.filter((block) => block.kind === 'heading' && block.section === 'main');
  return (headings.find((block) => block.level === 1) ?? headings[0])?.text ?? '';
}
