import type { Evidence } from '#shared/schemas/evidence.ts';
import { phrases } from '../text/phrases.ts';
import { countSpaced } from '../text/words.ts';
import type { Signal } from './workflow-candidate.ts';

export interface ClaimOfQuotes {
  stems: ReadonlySet<string>;
  named: ReadonlySet<string>;
  /**
   * True for work that nearly every organization does but mentions only once, such as answering
   * inquiries. For other work, "For more information contact us" is weak evidence.
   */
  invites: boolean;
  /** True if the work is recruiting. For other work, "We are looking for an electrician" is weak evidence. */
  hires: boolean;
  /** Address of the home page, where organizations mention their main work. */
  home: string | null;
}

export function quoteRank(sign: Signal, claim: ClaimOfQuotes): number {
  const { strength, direct, evidence, hit } = sign;
  if (evidence === null) return 0;
  return (
    strength *
    tellingFactor(evidence, hit) *
    sourceFactor(evidence, hit) *
    claimFactor(evidence, claim) *
    (direct ? 1.5 : 1)
  );
}

function claimFactor(
  { url, quote, kind }: Evidence,
  { stems, named, invites, hires }: ClaimOfQuotes,
): number {
  let factor = 1;
  if (named.has(url)) factor *= firstPerson.test(quote) ? namedFactor.ofItself : namedFactor.else;
  if (stems.size > 0 && kind !== 'navigation') {
    const share = firstPerson.test(quote) ? nameShare.ofItself : nameShare.else;
    factor *= 1 + share * shareOf(stems, quote);
  }
  if (!invites && biddings.test(quote)) factor *= 0.4;
  if (!invites && bareButton.test(quote)) factor *= 0.5;
  if (!hires && hiring.test(quote)) factor *= 0.4;
  return factor;
}

const nameShare = { ofItself: 0.35, else: 0.15 };
/**
 * Only this many letters of a stem are compared, because the rest varies with the form of the word.
 */
const stemLetters = 6;

function shareOf(stems: ReadonlySet<string>, quote: string): number {
  const text = quote.toLowerCase();
  const quoted = [...stems].filter((stem) => text.includes(stem.slice(0, stemLetters)));
  return quoted.length / stems.size;
}

/**
 * A page whose address or title shares a word with the workflow's name is mostly about that work.
 */
const namedFactor = { ofItself: 1.3, else: 1.1 };

/** A longer quote usually covers many topics and isn't good evidence for any of them. */
const maxTellingWords = 36;
const sentenceWords = 6;
/** A sentence with more commas is probably a list. */
const maxCommas = 4;

function tellingFactor({ quote, kind }: Evidence, hit: Signal['hit']): number {
  const words = countSpaced(quote);
  if (words > maxTellingWords) return 0.8;
  if (/^\p{Ll}/u.test(quote)) return 0.6;
  if (kind === 'text' && words >= sentenceWords) {
    if (firstPerson.test(quote)) return 1.9;
    return hit?.sentence.cues.some((cue) => cue.kind === 'own-voice') ? 1.75 : 1.6;
  }
  return words >= 5 ? 1.1 : words >= 3 ? 0.9 : 0.6;
}

function sourceFactor({ quote }: Evidence, hit: Signal['hit']): number {
  let factor = noise.test(quote) ? 0.7 : 1;
  if (rules.test(quote)) factor *= 0.6;
  if (nothingDone.test(quote) || headcount.test(quote) || remnants.test(quote) || isRunning(quote))
    factor *= 0.4;
  if (ofPersons.test(quote)) factor *= 0.5;
  if (reviewers.test(quote) || hit?.sentence.quoted || hit?.sentence.byVisitor) factor *= 0.4;
  if (conditions.test(quote)) factor *= 0.6;
  if (isUnfinished(quote) || hit?.sentence.answer?.says === 'open') factor *= 0.5;
  if (quote.split(',').length - 1 > maxCommas) factor *= 0.8;
  return factor;
}

const firstPerson = phrases('we-or-i');
const noise = /-{3,}|[→»›▸]|^\d{1,2}\s+\p{Lu}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}.*\p{L}{3,}.*$|@|\bhttps?:/u;
const nothingDone =
  /\blogo\b|^(?:e\.g\.|example\b)|^[★☆\d][★☆\d.,/ +]*\S*\s?(?:stars?|average|google|rating|reviews?)\b/i;
const ofPersons = phrases('of-persons');
/** In a review, "we" and "our" mean the customer, not the organization. */
const reviewers = phrases('reviewers');
/**
 * Rules for guests or buyers say what customers must do, not what the organization does for them.
 */
const rules = phrases('house-rules');
const headcount =
  /^[\d,.]+\s?[kKmM]?\+? (?:\S+ ){0,2}\S+$|^\p{Lu}\S*(?: \S+){0,2} (?:coached|served|trained|completed|delivered)$/iu;
const bareButton =
  /^(?:(?:submit|send|search|subscribe|continue|next|view|start|go|apply)(?: (?:now|form|request|message|here|all|more|today))?|(?:enter|select|choose) .{0,30}|learn more|read more|click here|get started)\W*$/i;
const hiring = phrases('hiring');
const biddings = phrases('invitations');
const remnants = /<\/?\p{L}|\/\p{L}{1,6}>|&(?:amp|nbsp|quot|#\d+);|\{\{|\[\/?[\p{L}_-]+\s?[^\]]*=/u;
/** Separators in scrolling banners, which repeat the same words. */
const separators = /[✦•●◆|*·★→]/gu;
const maxSeparators = 4;

function isRunning(quote: string): boolean {
  if ((quote.match(separators)?.length ?? 0) > maxSeparators) return true;
  if (/[.!?]$/.test(quote)) return false;
  const words = quote.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return words.length >= 12 && new Set(pairs).size < pairs.length * 0.75;
}

const conditions = phrases('conditions');

function isUnfinished(quote: string): boolean {
  return quote.endsWith('?') || quote.endsWith(':') || quote.startsWith('(');
}
