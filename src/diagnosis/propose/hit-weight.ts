import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import { readingFactor } from '../annotate/page-reading.ts';
import type { Sentence } from '../annotate/sentence.ts';
import type { Hit } from '../annotate/site-reading.ts';
import { phrases } from '../text/phrases.ts';

/** A heading says what the page is about; a control says what a visitor can do there. */
const placeFactor: Record<SignalPlace, number> = {
  heading: 1.2,
  navigation: 1,
  text: 1,
  control: 1.1,
  'job-offer': 0.9,
};

/**
 * `factor` is 0 if the sentence, or the answer to it, says that the organization doesn't do the work; `because`
 * gives the main reasons for a lower factor in plain words.
 */
export interface HitWeight {
  factor: number;
  because: string[];
}

/** All factors are our assumptions, tuned on development sites. */
const adjustments: readonly {
  factor: number;
  because: string | null;
  applies(hit: Hit, text: string): boolean;
}[] = [
  {
    // A sentence that says "we" or addresses visitors is more likely to be about the organization's
    // own work.
    factor: 1.15,
    because: null,
    applies: ({ sentence }) => hasCue(sentence, 'own-voice'),
  },
  {
    factor: 0.25,
    because: 'it describes what somebody else does',
    applies: ({ sentence }) => hasCue(sentence, 'third-party'),
  },
  { factor: 0.5, because: 'a customer says it', applies: ({ sentence }) => sentence.quoted },
  { factor: 0.4, because: 'it explains the subject in general', applies: ({ sentence }) => sentence.defines },
  {
    factor: 0.5,
    because: 'it is a question that the page leaves open',
    applies: ({ sentence }) => sentence.answer?.says === 'open',
  },
  { factor: 0.25, because: "it describes the customers' trade", applies: isOfBuyers },
  { factor: 0.8, because: 'its words are far apart', applies: isLoose },
];

export const notDoneHere = "it says that the organization doesn't do this";

export function weighHit(hit: Hit, text: string): HitWeight {
  const { sentence } = hit;
  if (isNegated(hit, text)) return { factor: 0, because: [notDoneHere] };
  if (sentence.answer?.says === 'no')
    return { factor: 0, because: ['it is a question that the page answers with "no"'] };
  let factor = placeFactor[sentence.place] * readingFactor[sentence.reading];
  const because = readingFactor[sentence.reading] < 0.5 ? [pageReason[sentence.reading]] : [];
  for (const adjustment of adjustments) {
    if (!adjustment.applies(hit, text)) continue;
    factor *= adjustment.factor;
    if (adjustment.because !== null) because.push(adjustment.because);
  }
  return { factor, because };
}

const pageReason: Record<Sentence['reading'], string> = {
  own: '',
  job: '',
  'third-party': 'it describes others, the past, or the subject in general',
  terms: 'it is in legal text that nearly every site has',
};

function hasCue(sentence: Sentence, kind: Sentence['cues'][number]['kind']): boolean {
  return sentence.cues.some((cue) => cue.kind === kind);
}

const clauseEnd = phrases('clause-turns');

function hasClauseEnd(text: string): boolean {
  return hasClauseSign(text) || clauseEnd.test(text);
}

function hasClauseSign(text: string): boolean {
  return clauseMarks.some((mark) => text.includes(mark));
}

const clauseMarks = [',', ';', ':', '–', '—'];

function isNegated({ sentence, start, end }: Hit, text: string): boolean {
  if (sentence.denied.some((span) => span.start < end && start < span.end)) return true;
  return sentence.cues.some((cue) => {
    if (cue.kind !== 'negation') return false;
    if (cue.start < end && start < cue.end) return true;
    if (cue.start > start) return !hasClauseEnd(text.slice(end, cue.start));
    return !hasClauseEnd(text.slice(cue.end, start));
  });
}

function isOfBuyers({ sentence, start, end }: Hit): boolean {
  return sentence.customers.some((span) => span.tier === 'firm' && span.start <= start && end <= span.end);
}

/**
 * A match that skips this many words may combine unrelated words. If it extends across punctuation
 * or another subject, one skipped word fewer is enough.
 */
const looseWords = 3;
const otherClause = phrases('clause-subjects');

function isLoose({ skipped, start, end }: Hit, text: string): boolean {
  return (
    skipped >= looseWords ||
    (skipped === looseWords - 1 &&
      (hasClauseSign(text.slice(start, end)) || otherClause.test(text.slice(start, end))))
  );
}
