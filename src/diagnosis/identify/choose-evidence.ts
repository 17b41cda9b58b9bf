import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Sign } from './gather-evidence.ts';

/** Quotes shown for one workflow. */
export const mostQuotes = 4;

/**
 * The quotes that say most, strongest first, none twice, at first one a page so that a reader sees the
 * breadth, then more from the same pages. `wanted`, when given, is the first. What stands on one of the `named` pages
 * (addresses of those that bear the workflow's name) says more than the same words elsewhere. Only where being asked is the
 * work (`invites`) does "For more information contact us" tell anything.
 */
export function chooseEvidence(
  signs: readonly Sign[],
  wanted: Sign | null = null,
  named: ReadonlySet<string> = new Set(),
  invites = false,
): Evidence[] {
  const ranked = signs
    .map((sign) => ({ ...sign, rank: quoteRank(sign, invites) * pageFactor(sign, named) }))
    .sort((a, b) => b.rank - a.rank);
  const chosen: Evidence[] = [];
  const add = (evidence: Evidence) => {
    const known = chosen.some(
      ({ quote }) => quote.includes(evidence.quote) || evidence.quote.includes(quote),
    );
    if (!known && chosen.length < mostQuotes) chosen.push(evidence);
  };
  // What the workflow's name was taken from leads: a reader sees at once why it is called so.
  if (wanted?.evidence) add(wanted.evidence);
  for (const { evidence } of ranked) {
    if (evidence && !chosen.some(({ url }) => url === evidence.url)) add(evidence);
  }
  for (const { evidence } of ranked) if (evidence) add(evidence);
  return chosen;
}

/** What an organisation says of itself on a page of the workflow's name is meant of that work; what else it says there, mostly. */
const namedFactor = { ofItself: 1.3, else: 1.1 };

function pageFactor({ evidence }: Sign, named: ReadonlySet<string>): number {
  if (evidence === null || !named.has(evidence.url)) return 1;
  return firstPerson.test(evidence.quote) ? namedFactor.ofItself : namedFactor.else;
}

/** A longer sentence, or one cut at its start, tells many things and shows none well. */
const mostTellingWords = 36;
/** From so many words on, a line of running text is a sentence that says something. */
const sentenceWords = 6;
/** More commas than this make a list of everything. */
const mostCommas = 4;

/** A whole sentence that says the work is done tells a reader more than a heading, and that more than a button. */
function quoteRank({ strength, direct, evidence, hit }: Sign, invites: boolean): number {
  if (evidence === null) return 0;
  const bidding = !invites && biddings.test(evidence.quote) ? 0.4 : 1;
  return strength * tellingFactor(evidence, hit) * sourceFactor(evidence, hit) * bidding * (direct ? 1.5 : 1);
}

function tellingFactor({ quote, kind }: Evidence, hit: Sign['hit']): number {
  const words = quote.split(/\s+/).length;
  if (words > mostTellingWords) return 0.8;
  if (/^\p{Ll}/u.test(quote)) return 0.6;
  if (kind === 'text' && words >= sentenceWords) {
    if (firstPerson.test(quote)) return 1.9;
    return hit?.sentence.cues.some((cue) => cue.kind === 'own-voice') ? 1.75 : 1.6;
  }
  return words >= 5 ? 1.1 : words >= 3 ? 0.9 : 0.6;
}

/** What makes true words a poor witness: who says them, or what stands among them. */
function sourceFactor({ quote }: Evidence, hit: Sign['hit']): number {
  let factor = noise.test(quote) ? 0.7 : 1;
  if (nothingDone.test(quote) || remnants.test(quote) || isRunning(quote)) factor *= 0.4;
  if (ofPersons.test(quote)) factor *= 0.5;
  if (reviewers.test(quote) || hit?.sentence.quoted) factor *= 0.4;
  if (conditions.test(quote)) factor *= 0.6;
  if (unfinished.test(quote) || hit?.sentence.answer?.says === 'open') factor *= 0.5;
  if ((quote.match(/,/g)?.length ?? 0) > mostCommas) factor *= 0.8;
  return factor;
}

const firstPerson = /\b(?:we|our|us|i)\b/i;
/** Rules, arrows, numbers of steps and telephone numbers that came along with the words. */
const noise = /-{3,}|[→»›▸]|^\d{1,2}\s+\p{Lu}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}.*\p{L}{3,}.*$|@|\bhttps?:/u;
/** A picture's name, a field's example, the figure of a rating. */
const nothingDone =
  /\blogo\b|^(?:e\.g\.|example\b)|^[★☆\d][★☆\d.,/ +]*\S*\s?(?:stars?|average|google|rating|reviews?)\b/i;
/** A person's life is no firm's work. */
const ofPersons =
  /^(?:he|she|dr|mr|mrs|ms|his|her)\b|^upon graduat|\b(?:law|medical|graduate|business) school\b|\b(?:opened|founded|joined) (?:his|her|the (?:firm|practice|company))\b|\bwas (?:born|raised)\b|\b(?:his|her) (?:wife|husband|birthday|career|degree|clients)\b|\b(?:graduated|earned (?:his|her|a)|years of experience|prior to joining|holds a|is a (?:licensed|certified|member of))\b/i;
/** A question without its answer, what announces a list, an aside. */
const unfinished = /[?:]$|^\(/;
/** A customer's "our" and "we". */
const reviewers =
  /\b(?:highly recommend|could(?: not|n['’]t) be (?:happier|more)|they (?:were|did|came|got|helped)|thank you (?:to|for)|responded quickly|contacted me|i (?:asked|called|contacted|needed|hired|would)\b|we (?:hired|called|used|were so)|my (?:house|home|husband|wife|car|son|daughter|roof|yard|kitchen|kids)|would recommend|had (?:my|our)|i (?:had|was|am so|have used))\b/i;
/** An invitation to ask, at the end of what is told of something else. */
const biddings =
  /^for (?:any |more |further |additional |detailed )+(?:information|details|info)\b|\b(?:contact|call|email) us (?:today|now|for (?:more|further|details))|^(?:please )?(?:contact|call) (?:us|our office)\b|\bto learn more\b.*\b(?:contact|call|click|visit)\b/i;
/** What is left of a page's markup. */
const remnants = /<\/?\p{L}|\/\p{L}{1,6}>|&(?:amp|nbsp|quot|#\d+);|\{\{|\[\/?[\p{L}_-]+\s?[^\]]*=/u;
/** Words that run across the page, over and over. */
const separators = /[✦•●◆|*·★→]/gu;
const mostSeparators = 4;

function isRunning(quote: string): boolean {
  if ((quote.match(separators)?.length ?? 0) > mostSeparators) return true;
  if (/[.!?]$/.test(quote)) return false;
  const words = quote.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return words.length >= 12 && new Set(pairs).size < pairs.length * 0.75;
}

/** What somebody else must do, what holds only if, and what is believed. */
const conditions =
  /\bwe (?:believe|affirm|hold that)\b|\b(?:different|another) (?:firm|company|provider|practice)\b|\b(?:does|do|is|are|will|may) not\b|n['’]t\b|^if\b|\b(?:must|should) (?:be|have|not|include|wear|bring)\b/i;
