import { html as standard } from 'parse5';
import { isSpace } from './fold-text.ts';
import type { Attribute } from './page-node.ts';
import { createWordTable, HASH_PRIME, HASH_START, type WordTable } from './word-hash.ts';

/** A tag as the standard's tokenizer gives it. */
export interface PlainTag {
  name: string;
  attributes: Attribute[];
  selfClosing: boolean;
  /** Where its `>` stands. */
  end: number;
}

/**
 * The start tag whose name begins at `start`, where it is written as most are: small letters, values in quotes without
 * references, every attribute once and after a space. Null for any other, which takes the standard's own way, one
 * character after another. `units` are those of `html`.
 */
export function plainStartTag(html: string, units: Uint16Array, start: number): PlainTag | null {
  const attributes: Attribute[] = [];
  const nameEnd = past(TAG_NAME, units, start);
  let at = nameEnd;
  for (;;) {
    const next = past(SPACE, units, at);
    const code = units[next];
    if (code === GREATER_THAN || code === SOLIDUS) {
      const end = code === SOLIDUS ? next + 1 : next;
      if (units[end] !== GREATER_THAN) return null;
      return { name: nameAt(html, units, start, nameEnd, TAGS), attributes, selfClosing: end > next, end };
    }
    if (next === at || attributes.length >= MAX_ATTRIBUTES) return null;
    at = takeAttribute(html, units, next, attributes);
    if (at === -1) return null;
  }
}

/** Adds the attribute whose name begins at `start` and gives the place behind it; -1 where it is no plain one. */
function takeAttribute(html: string, units: Uint16Array, start: number, attributes: Attribute[]): number {
  const nameEnd = past(ATTRIBUTE_NAME, units, start);
  if (nameEnd === start) return -1;
  const name = nameAt(html, units, start, nameEnd, ATTRIBUTES);
  if (holds(attributes, name)) return -1;
  if (units[past(SPACE, units, nameEnd)] !== EQUALS) {
    attributes.push({ name, value: '' });
    return nameEnd;
  }
  const end = units[nameEnd] === EQUALS ? valueEnd(units, nameEnd + 1) : -1;
  if (end === -1) return -1;
  attributes.push({ name, value: ownText(html.slice(nameEnd + 2, end)) });
  return end + 1;
}

/** The end tag whose name begins at `start`, where it is nothing but a name in small letters; null for any other. */
export function plainEndTag(html: string, units: Uint16Array, start: number): PlainTag | null {
  const nameEnd = past(TAG_NAME, units, start);
  const end = past(SPACE, units, nameEnd);
  if (units[end] !== GREATER_THAN) return null;
  return { name: nameAt(html, units, start, nameEnd, TAGS), attributes: [], selfClosing: false, end };
}

/** With more, whether a name stands twice is better asked of a set. */
const MAX_ATTRIBUTES = 30;

const QUOTATION_MARK = 0x22;
const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const SOLIDUS = 0x2f;
const EQUALS = 0x3d;
const GREATER_THAN = 0x3e;

const SPACE = 1;
const TAG_NAME = 2;
const ATTRIBUTE_NAME = 4;

/** Which of the three each ASCII character may be part of. */
const PARTS = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (isSpace(code)) return SPACE;
  if (/[a-z0-9-]/.test(character)) return TAG_NAME | ATTRIBUTE_NAME;
  return /[_:.@]/.test(character) ? ATTRIBUTE_NAME : 0;
});

/** The place behind the characters from `at` on that are such a part. */
function past(part: number, units: Uint16Array, at: number): number {
  let end = at;
  for (; ; end += 1) {
    const code = units[end] ?? 0;
    if (code >= 0x80 || ((PARTS[code] ?? 0) & part) === 0) return end;
  }
}

/** The quote that ends the value whose quote stands at `at`; -1 where none does, or a reference comes before it. */
function valueEnd(units: Uint16Array, at: number): number {
  const quote = units[at] ?? 0;
  if (quote !== QUOTATION_MARK && quote !== APOSTROPHE) return -1;
  for (let end = at + 1; ; end += 1) {
    const code = units[end] ?? 0;
    if (code === quote) return end;
    if (code === AMPERSAND || code === 0) return -1;
  }
}

function holds(attributes: readonly Attribute[], name: string): boolean {
  for (let index = 0; index < attributes.length; index += 1) {
    if (attributes[index]?.name === name) return true;
  }
  return false;
}

/** A slice that is used for long would keep the whole page in memory, so that a longer one is copied. */
function ownText(slice: string): string {
  return slice.length < 13 ? slice : ` ${slice}`.slice(1);
}

/** Names that are the same string wherever they stand, which makes comparing them cheap. */
interface Names {
  table: WordTable;
  names: readonly string[];
}

function nameAt(html: string, units: Uint16Array, start: number, end: number, known: Names): string {
  let hash = HASH_START;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (units[at] ?? 0), HASH_PRIME);
  const found = known.table.find(units, start, end, hash);
  return (found === -1 ? undefined : known.names[found]) ?? html.slice(start, end);
}

function namesOf(names: readonly string[]): Names {
  return { table: createWordTable(names), names };
}

const TAGS = namesOf(Object.values(standard.TAG_NAMES).filter((name) => /^[a-z0-9-]+$/.test(name)));

const ATTRIBUTES = namesOf([
  'class',
  'href',
  'id',
  'src',
  'alt',
  'style',
  'rel',
  'type',
  'name',
  'content',
  'property',
  'title',
  'target',
  'role',
  'aria-label',
  'aria-hidden',
  'value',
  'for',
  'placeholder',
  'action',
  'method',
  'width',
  'height',
  'srcset',
  'sizes',
  'loading',
  'lang',
  'hidden',
  'itemprop',
  'itemscope',
  'itemtype',
  'data-src',
  'required',
  'media',
  'charset',
]);
