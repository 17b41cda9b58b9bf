import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import type { CustomerSpan } from './customers-trade.ts';
import type { PageReading } from './page-reading.ts';
import type { CueKind } from './sentence-cues.ts';
import type { Answer } from './visitor-question.ts';

/** A sentence in which something of the catalogue was found. */
export interface Sentence {
  /** Index of its page among those read, and of its block within the page. */
  page: number;
  block: number;
  /** Span in the block's text. */
  start: number;
  end: number;
  place: SignalPlace;
  reading: PageReading;
  /** True for the words of a customer or reviewer. */
  quoted: boolean;
  /** True for what explains the world: "A forest school is an approach …". */
  defines: boolean;
  /** For a question in a visitor's mouth what the page answers; null for every other sentence. */
  answer: Answer | null;
  /** Stretches, as offsets in the block's text, that name what is not done here. */
  denied: { start: number; end: number }[];
  cues: { kind: CueKind; start: number; end: number }[];
  /** True for what a course or a guide is about. */
  taught: boolean;
  /** Stretches, as offsets in the block's text, that name those for whom the organization works. */
  customers: CustomerSpan[];
}
