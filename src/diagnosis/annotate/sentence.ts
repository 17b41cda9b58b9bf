import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import type { CustomerSpan } from './customers-trade.ts';
import type { PageReading } from './page-reading.ts';
import type { CueKind } from './sentence-cues.ts';
import type { Answer } from './visitor-question.ts';

/** A sentence in which something from the catalog was found. */
export interface Sentence {
  /** Index of its page among the pages read, and of its block on the page. */
  page: number;
  block: number;
  /** Span in the block's text. */
  start: number;
  end: number;
  place: SignalPlace;
  reading: PageReading;
  /** True for the words of a customer or reviewer. */
  quoted: boolean;
  /** True for general explanations: "A forest school is an approach …". */
  defines: boolean;
  /** The page's answer, if the sentence is a visitor's question; null for every other sentence. */
  answer: Answer | null;
  /** Spans, as offsets in the block's text, that name work that is not done here. */
  denied: { start: number; end: number }[];
  cues: { kind: CueKind; start: number; end: number }[];
  /** True if the sentence describes the contents of a course or guide. */
  taught: boolean;
  /** Spans, as offsets in the block's text, that name the organization's customers. */
  customers: CustomerSpan[];
}
