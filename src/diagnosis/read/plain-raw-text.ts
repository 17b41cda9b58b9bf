import { resolveReferences } from './character-references.ts';
import { isSpace } from './fold-text.ts';
import { type PlainState, REFUSE } from './plain-state.ts';
import type { PlainTag } from './plain-tag.ts';
import { numberOf } from './plain-traits.ts';
import { addCharacters, closeLast, openElement } from './plain-tree.ts';

/** Takes an element whose content is nothing but text, from its start tag on; gives the place behind its end tag. */
export function takeRawText({ html, units, tree }: PlainState, tag: PlainTag): number {
  const { number, name, attributes } = tag;
  const from = tag.end + 1;
  const to = endOf(html, units, from, name);
  if (to === -1) return REFUSE;
  let end = to + 2 + name.length;
  while (isSpace(units[end] ?? 0)) end += 1;
  if (units[end] !== GREATER_THAN) return REFUSE;
  let text = html.slice(from, to);
  // A script within what looks like a comment hides the end of the one around it.
  if (number === SCRIPT && text.includes('<!--') && /<script/i.test(text)) return REFUSE;
  if (number === TEXTAREA) {
    if (text.startsWith('&')) return REFUSE;
    if (text.startsWith('\n')) text = text.slice(1);
  }
  if ((number === TEXTAREA || number === TITLE) && text.includes('&')) text = resolveReferences(text, 'text');
  openElement(tree, number, name, attributes);
  addCharacters(tree, text);
  closeLast(tree);
  return end + 1;
}

/** Where the end tag of an element begins; -1 for nowhere. */
function endOf(html: string, units: Uint16Array, from: number, name: string): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    const nameEnd = at + 2 + name.length;
    const code = units[nameEnd] ?? 0;
    const isEnded = code === GREATER_THAN || code === SOLIDUS || isSpace(code);
    if (isEnded && html.slice(at + 2, nameEnd).toLowerCase() === name) return at;
  }
  return -1;
}

const SOLIDUS = 0x2f;
const GREATER_THAN = 0x3e;
const SCRIPT = numberOf('script');
const TEXTAREA = numberOf('textarea');
const TITLE = numberOf('title');
