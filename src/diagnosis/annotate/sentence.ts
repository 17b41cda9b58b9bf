import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import type { CustomerSpan } from './customers-trade.ts';
import type { PageReading } from './page-reading.ts';
import type { CueKind } from './sentence-cues.ts';
import type { Answer } from './visitor-question.ts';

/** A sentence with a match from the catalog. */
export interface Sentence {
  /** Index of the page among the pages read, and of the block on the page. */
  page: number;
  block: number;
  /** Offsets in the block's text. */
  start: number;
  end: number;
  place: SignalPlace;
  reading: PageReading;
  /** True for the words of a customer or reviewer. */
  quoted: boolean;
  /** True for a general explanation: "A forest school is an approach …". */
  defines: boolean;
  /** The page's answer if the sentence is a visitor's question; null otherwise. */
  answer: Answer | null;
  /** Offsets in the block's text of work that isn't done here. */
  denied: { start: number; end: number }[];
  cues: { kind: CueKind; start: number; end: number }[];
  /** True if the sentence describes the contents of a course or guide. */
  taught: boolean;
  /** Offsets in the block's text. */
  customers: CustomerSpan[];
}
