import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import type { CustomerSpan } from './customers-trade.ts';
import type { PageReading } from './page-reading.ts';
import type { CueKind } from './sentence-cues.ts';
import type { Answer } from './visitor-question.ts';

export interface Sentence {
  /** Index among the pages read; `block` is an index among that page's blocks. */
  page: number;
  block: number;
  start: number;
  end: number;
  place: SignalPlace;
  reading: PageReading;
  quoted: boolean;
  /** True if a customer says it, although it isn't marked as a quote. */
  byVisitor: boolean;
  /** True for a general explanation: "A forest school is an approach …". */
  defines: boolean;
  /** Null if the sentence isn't a visitor's question. */
  answer: Answer | null;
  /** Spans of the block's text about work that the organization doesn't do. */
  denied: { start: number; end: number }[];
  cues: { kind: CueKind; start: number; end: number }[];
  taught: boolean;
  customers: CustomerSpan[];
}
