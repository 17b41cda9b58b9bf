import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import { readingFactor } from './page-reading.ts';
import type { Hit } from './site-reading.ts';

/** A heading says what the page is about; a control, what a visitor can have done here. */
const placeFactor: Record<SignalPlace, number> = {
  heading: 1.2,
  navigation: 1,
  text: 1,
  control: 1.1,
  'job-offer': 0.9,
};
/** Speaking of itself, or bidding the visitor do something, an organisation says that it does the work. */
const ownVoiceFactor = 1.15;
const thirdPartyFactor = 0.25;
const quotedFactor = 0.5;
/** What a thing is in general says little of what is done here, and is no quote of it. */
const definingFactor = 0.4;
/** What follows "software for" or "insurance for" is the buyers' work. */
const customersFactor = 0.25;
/** A visitor's question that the page answers with neither yes nor no. */
const askedFactor = 0.5;
/**
 * A phrase whose gaps left out many words, or two beyond a comma or another subject, may join what has nothing to do with
 * one another: alone it is too little.
 */
const looseWords = 3;
const looseFactor = 0.8;
const otherClause = /[,;:–—]|\b(?:we|you|they|it|by|who|which|when|if|as|but)\b/i;

/** A match this far behind a negation, in the same clause, is what was negated. */
const clauseEnd = /[,;:–—]|\b(?:but|however|please|instead)\b/i;

/**
 * What a hit counts, as a share of its phrase's weight: by place, kind of page and whose work the
 * sentence tells of. 0 when the sentence says that it is not done. `text` is the block's text.
 */
export function hitFactor(hit: Hit, text: string): number {
  const { sentence } = hit;
  if (isNegated(hit, text) || sentence.answer?.says === 'no') return 0;
  let factor = placeFactor[sentence.place] * readingFactor[sentence.reading];
  if (sentence.cues.some((cue) => cue.kind === 'own-voice')) factor *= ownVoiceFactor;
  if (sentence.cues.some((cue) => cue.kind === 'third-party')) factor *= thirdPartyFactor;
  if (sentence.quoted) factor *= quotedFactor;
  if (sentence.defines) factor *= definingFactor;
  if (sentence.answer?.says === 'open') factor *= askedFactor;
  if (isOfBuyers(hit)) factor *= customersFactor;
  if (isLoose(hit, text)) factor *= looseFactor;
  return factor;
}

function isNegated(hit: Hit, text: string): boolean {
  if (hit.sentence.denied.some(({ start, end }) => start < hit.end && hit.start < end)) return true;
  return hit.sentence.cues.some((cue) => {
    if (cue.kind !== 'negation') return false;
    const overlaps = cue.start < hit.end && hit.start < cue.end;
    if (overlaps) return true;
    if (cue.start > hit.start) return !clauseEnd.test(text.slice(hit.end, cue.start));
    return !clauseEnd.test(text.slice(cue.end, hit.start));
  });
}

function isOfBuyers({ sentence, start, end }: Hit): boolean {
  return sentence.customers.some((span) => span.tier === 'firm' && span.start <= start && end <= span.end);
}

function isLoose({ skipped, start, end }: Hit, text: string): boolean {
  return skipped >= looseWords || (skipped === looseWords - 1 && otherClause.test(text.slice(start, end)));
}
