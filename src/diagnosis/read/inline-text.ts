import type { PageText } from './page-node.ts';

/** Number of characters at the end of a run that `spaceBetween` checks. */
export const inlineEnding = 8;

/**
 * The space between a run of inline text and its next piece; only the run's ending matters. Inline elements
 * don't split words, so pieces are joined as they are, with one exception. Two adjacent elements that only a
 * style sheet separates ("Subtotal" and "$9") get a space if the boundary can't be inside a word.
 */
export function spaceBetween(ending: string, previous: PageText | null, next: PageText): '' | ' ' {
  if (previous === null || ending === '' || !isEdge(previous, next)) return '';
  return needsSpace(ending.slice(-inlineEnding), next.value) ? ' ' : '';
}

/** True if one element ended and another began between the two pieces. */
function isEdge(previous: PageText, next: PageText): boolean {
  return previous.parent.end <= next.position && next.parent.position > previous.position;
}

const ENDS_SMALL = /[\p{Ll}\p{N}.,:;!?)%]$/u;
const BEGINS_BIG = /^[\p{Lu}\p{Sc}(+]/u;
const LONG_ENDING = /[\p{L}\p{N}]{4}$|[^\p{L}]$/u;
const LONG_BEGINNING = /^(?:\p{L}{4}|[^\p{L}])/u;

/**
 * True if one text ends in a lower-case letter, a digit, or punctuation, and the next begins with a capital or a sign,
 * unless either part is so short that it may be a piece of a word or name.
 */
function needsSpace(ending: string, next: string): boolean {
  if (!ENDS_SMALL.test(ending) || !BEGINS_BIG.test(next)) return false;
  return LONG_ENDING.test(ending) && LONG_BEGINNING.test(next);
}
