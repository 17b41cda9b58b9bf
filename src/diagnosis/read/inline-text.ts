import type { PageText } from './page-node.ts';

/**
 * The next piece of a run of inline text. Inline elements do not split words, so pieces join as they
 * are, with one exception: two elements side by side, drawn apart by a style sheet ("Subtotal" and "$9"), get a
 * space where the edge cannot be inside a word.
 */
export function appendInline(run: string, previous: PageText | null, next: PageText): string {
  if (previous === null || run === '' || !isEdge(previous, next)) return run + next.value;
  return needsSpace(run, next.value) ? `${run} ${next.value}` : run + next.value;
}

/** One element ended and another began between the two pieces. */
function isEdge(previous: PageText, next: PageText): boolean {
  return previous.parent.end <= next.position && next.parent.position > previous.position;
}

const ENDS_SMALL = /[\p{Ll}\p{N}.,:;!?)%]$/u;
const BEGINS_BIG = /^[\p{Lu}\p{Sc}(+]/u;
const LONG_ENDING = /[\p{L}\p{N}]{4}$|[^\p{L}]$/u;
const LONG_BEGINNING = /^(?:\p{L}{4}|[^\p{L}])/u;

/** A small letter before a capital, and not both so short that they may be the two halves of a name. */
function needsSpace(run: string, next: string): boolean {
  const ending = run.slice(-8);
  if (!ENDS_SMALL.test(ending) || !BEGINS_BIG.test(next)) return false;
  return LONG_ENDING.test(ending) && LONG_BEGINNING.test(next);
}
