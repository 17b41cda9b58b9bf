import type { PageText } from './page-node.ts';

export const inlineEnding = 8;

/**
 * Inline elements don't split words, so pieces are joined as they are, but two adjacent elements that only a style
 * sheet separates ("Subtotal" and "$9") get a space unless they may be one word.
 */
export function spaceBetween(ending: string, previous: PageText | null, next: PageText): '' | ' ' {
  if (previous === null || ending === '' || !isEdge(previous, next)) return '';
  return needsSpace(ending.slice(-inlineEnding), next.value) ? ' ' : '';
}

function isEdge(previous: PageText, next: PageText): boolean {
  return previous.parent.end <= next.position && next.parent.position > previous.position;
}

const ENDS_SMALL = /[\p{Ll}\p{N}.,:;!?)%]$/u;
const BEGINS_BIG = /^[\p{Lu}\p{Sc}(+]/u;
const LONG_ENDING = /[\p{L}\p{N}]{4}$|[^\p{L}]$/u;
const LONG_BEGINNING = /^(?:\p{L}{4}|[^\p{L}])/u;

/** Neither part may be so short that it could be a piece of a word or name. */
function needsSpace(ending: string, next: string): boolean {
  if (!ENDS_SMALL.test(ending) || !BEGINS_BIG.test(next)) return false;
  return LONG_ENDING.test(ending) && LONG_BEGINNING.test(next);
}
