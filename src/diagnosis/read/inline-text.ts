import type { PageText } from './page-node.ts';

export const inlineEnding = 8;

/**
 * Inline elements don't split words, so pieces are joined as they are. However, adjacent elements
 * that only a style sheet separates ("Subtotal" and "$9") get a space unless they may be one word.
 */
export function spaceBetween(ending: string, previous: PageText | null, next: PageText): '' | ' ' {
  if (previous === null || ending === '' || !isEdge(previous, next)) return '';
  return needsSpace(ending.slice(-inlineEnding), next.value) ? ' ' : '';
}

function isEdge(previous: PageText, next: PageText): boolean {
  return previous.parent.end <= next.position && next.parent.position > previous.position;
}

const endsSmall = /[\p{Ll}\p{N}.,:;!?)%]$/u;
const beginsBig = /^[\p{Lu}\p{Sc}(+]/u;
const longEnding = /[\p{L}\p{N}]{4}$|[^\p{L}]$/u;
const longBeginning = /^(?:\p{L}{4}|[^\p{L}])/u;

/** Neither part may be so short that it could be a piece of a word or name. */
function needsSpace(ending: string, next: string): boolean {
  if (!endsSmall.test(ending) || !beginsBig.test(next)) return false;
  return longEnding.test(ending) && longBeginning.test(next);
}
