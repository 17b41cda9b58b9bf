import type { Evidence } from '#shared/schemas/evidence.ts';
import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import { isForeign } from '../annotate/readable-language.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { expectationOf } from '../propose/expected-work.ts';
import { strengthOf } from '../propose/strength.ts';
import type { WorkflowCandidate } from '../propose/workflow-candidate.ts';
import { phrases } from '../text/phrases.ts';
import { stemEnglish } from '../text/stem.ts';
import { letterWords } from '../text/words.ts';
import { hasOwnPage, strengthBeside } from './basis.ts';

/**
 * Coefficients for the log odds that a strict reader accepts a claim, fitted by logistic regression on 547 claims
 * and candidates from 52 sites (docs/accuracy.md). The last five were set by hand.
 */
const coefficients = {
  /** `strength` and `directStrength` are logarithms of the ratio to the required strength. */
  strength: 1.1,
  directStrength: 0.86,
  /** Nearly every organization does this work, so a few words are enough. */
  everybodys: 0.63,
  ownTrade: 0.39,
  pageOfKind: 0.74,
  /** Reaches its maximum once half of the workflow's tasks are shown. */
  tasksShown: 0.46,
  ownVoice: 0.4,
  nameQuoted: 0.8,
  ownPage: 0.29,
  severalSentences: 0.18,
  /** Logarithm of thousands of words: with more text, more words match by chance. */
  words: -0.46,
  /**
   * Lexicons know few tasks and pages, so for a quote in another language, an offering of the
   * workflow counts about as much as a page of that kind. Our assumption.
   */
  foreignListed: 0.8,
  expectedAlways: 0.4,
  expectedOften: 0.2,
  /** The catalog lists the work for other lines of business, but not for this one. */
  unexpected: -2,
  /**
   * Any kind of organization may do the work, but the catalog lists it only for other lines of
   * business.
   */
  general: -0.5,
};
/** A threshold of 0.3 for the log odds, minus the regression's constant. */
export const minSupport = 1.34;

type Candidate = Pick<
  WorkflowCandidate,
  'definition' | 'signals' | 'taskHits' | 'secondReader' | 'isOffered'
>;

type Factors = Record<keyof typeof coefficients, number>;

/**
 * Log odds without the regression's constant, plus the second reader's weight if it judged the
 * work.
 */
export function supportOf(...[candidate, ...rest]: Parameters<typeof supportFactors>): number {
  const factors = supportFactors(candidate, ...rest);
  const names = Object.keys(coefficients) as (keyof Factors)[];
  const sum = names.reduce((total, name) => total + coefficients[name] * factors[name], 0);
  return sum + (candidate.secondReader?.weight ?? 0);
}

export function supportFactors(
  candidate: Candidate,
  evidence: readonly Evidence[],
  site: SiteReading,
  finding: IndustryFinding,
): Factors {
  const { definition, signals, taskHits, secondReader } = candidate;
  const direct = signals.filter((signal) => signal.direct && signal.evidence);
  const { strength, required } = strengthBeside(site, candidate, finding);
  const tasks = new Set(taskHits.map(({ task }) => task)).size / Math.max(1, definition.tasks.length);
  const sentences = new Set(
    direct.flatMap(({ hit, evidence: shown }) => (hit?.sentence.place === 'text' ? [shown?.quote] : [])),
  );
  const { industries } = definition;
  const isOwnTrade = industries === 'every' || (finding.kind !== null && industries.includes(finding.kind));
  const expectation = expectationOf(definition, finding);
  const isForeignQuote = isQuotedBeyondEnglish(site, evidence);
  return {
    strength: logOf(strength / required),
    directStrength: logOf(strengthOf(direct) / required),
    everybodys: Number(definition.saidOnce ?? false),
    ownTrade: Number(isOwnTrade),
    pageOfKind: Number(signals.some(({ key }) => key.startsWith('page '))),
    tasksShown: Math.min(1, tasks * 2),
    ownVoice: Number(isOwnVoice(site, direct, evidence)),
    nameQuoted: isForeignQuote ? wordingIsName : shareQuoted(definition.name, evidence),
    foreignListed: Number(isForeignQuote && candidate.isOffered),
    ownPage: Number(hasOwnPage(site, candidate)),
    severalSentences: Number(sentences.size > 1),
    words: amountOfText(site.words, secondReader?.proposed ?? false),
    expectedAlways: Number(expectation === 'core'),
    expectedOften: Number(expectation === 'usual'),
    unexpected: Number(expectation === 'unusual'),
    general: Number(expectation === 'general'),
  };
}

/**
 * More text doesn't count against work that a second reader proposed, because it wasn't found by
 * matching words. Our assumption.
 */
function amountOfText(words: number, wasRead: boolean): number {
  const amount = Math.log(words / 1000 + 0.1);
  return wasRead ? Math.min(0, amount) : amount;
}

function logOf(ratio: number): number {
  return Math.log(Math.min(10, Math.max(0.5, ratio)));
}

const ownVoice = phrases('own-voice');

function isOwnVoice(site: SiteReading, direct: Candidate['signals'], evidence: readonly Evidence[]): boolean {
  return (
    evidence.some(({ quote }) => ownVoice.test(quote)) ||
    (isQuotedBeyondEnglish(site, evidence) &&
      direct.some(({ hit }) => hit?.sentence.cues.some(({ kind }) => kind === 'own-voice')))
  );
}

/**
 * A foreign quote rarely contains the English name, so this value replaces `shareQuoted`: a
 * lexicon's wordings name the work as native speakers do. Our assumption.
 */
const wordingIsName = 0.6;

function isQuotedBeyondEnglish({ pages }: SiteReading, [first]: readonly Evidence[]): boolean {
  return isForeign(pages.find(({ url }) => url === first?.url)?.language ?? null);
}

const stopWords = new Set('and of the for a in to on with or by at from your our'.split(' '));

function stemsOf(text: string): Set<string> {
  const words = letterWords(text.toLowerCase());
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => stemEnglish(word)));
}

function shareQuoted(name: string, evidence: readonly Evidence[]): number {
  const words = stemsOf(name);
  const among = [...stemsOf(evidence.map(({ quote }) => quote).join(' '))];
  const found = [...words].filter((word) => among.some((other) => isKin(word, other)));
  return words.size === 0 ? 0 : found.length / words.size;
}

const kinLetters = 4;
const kinStart = 5;

function isKin(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < kinLetters) return false;
  return (
    one.slice(0, kinStart) === other.slice(0, kinStart) || one.startsWith(other) || other.startsWith(one)
  );
}
