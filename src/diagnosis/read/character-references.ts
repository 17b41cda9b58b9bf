import { parseFragment } from 'parse5';

/** Text with its character references resolved by the standard; every `&` is looked at. */
export function resolveReferences(text: string, place: 'text' | 'value'): string {
  const known = place === 'text' ? inText : inValues;
  return text.replace(REFERENCE, (reference) => {
    let resolved = known.get(reference);
    if (resolved === undefined) {
      resolved = place === 'text' ? resolveInText(reference) : resolveInValue(reference);
      if (known.size >= MAX_REMEMBERED) known.clear();
      known.set(reference, resolved);
    }
    return resolved;
  });
}

/**
 * All that the standard looks at to resolve a reference: a value's, when it lacks its semicolon, depends on the character
 * behind it.
 */
const REFERENCE = /&(?:#[xX]?[0-9a-fA-F]+|[a-zA-Z][a-zA-Z0-9]*)[;=]?/g;

/** What was resolved before: a page repeats the same few. */
const inText = new Map<string, string>();
const inValues = new Map<string, string>();
const MAX_REMEMBERED = 2000;

function resolveInText(reference: string): string {
  const [node] = parseFragment(reference).childNodes;
  return node !== undefined && 'value' in node ? node.value : reference;
}

function resolveInValue(reference: string): string {
  const [node] = parseFragment(`<p title="${reference}">`).childNodes;
  return (node !== undefined && 'attrs' in node ? node.attrs[0]?.value : undefined) ?? reference;
}
