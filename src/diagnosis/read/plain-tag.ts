import { html as standard } from 'parse5';
import { resolveReferences } from './character-references.ts';
import { isSpace } from './fold-text.ts';
import type { Attribute } from './page-node.ts';
import { createWordTable, HASH_PRIME, HASH_START, type WordTable } from './word-hash.ts';

/** A tag as the standard's tokenizer gives it. */
export interface PlainTag {
  name: string;
  /** The number of the name among the standard's, from 0; -1 for another name. */
  number: number;
  attributes: Attribute[];
  selfClosing: boolean;
  /** Where its `>` stands. */
  end: number;
}

/**
 * The start tag whose name begins at `start`, where it is written as most are: its attributes one after another, none with
 * characters in its name that are none of ASCII or look like a slip. Null for any other, which takes the standard's own
 * way, one character after another. `units` are those of `html`.
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
      return tagOf(html, units, start, nameEnd, { attributes, selfClosing: end > next, end });
    }
    // Behind the tag's name there is a space; behind a value it is only missing.
    if ((next === at && at === nameEnd) || attributes.length >= MAX_ATTRIBUTES) return null;
    at = takeAttribute(html, units, next, attributes);
    if (at === -1) return null;
  }
}

/** Adds the attribute whose name begins at `start` and gives the place behind it; -1 where it is no plain one. */
function takeAttribute(html: string, units: Uint16Array, start: number, attributes: Attribute[]): number {
  const nameEnd = past(ATTRIBUTE_NAME, units, start);
  if (nameEnd === start) return -1;
  const number = find(ATTRIBUTES, units, start, nameEnd);
  const name = ATTRIBUTE_NAMES[number] ?? html.slice(start, nameEnd).toLowerCase();
  // Of two the first counts.
  const isKept = !holds(attributes, name);
  if (units[past(SPACE, units, nameEnd)] !== EQUALS) {
    if (isKept) attributes.push({ name, value: '' });
    return nameEnd;
  }
  if (units[nameEnd] !== EQUALS) return -1;
  const quote = units[nameEnd + 1] ?? 0;
  const isQuoted = quote === QUOTATION_MARK || quote === APOSTROPHE;
  const from = isQuoted ? nameEnd + 2 : nameEnd + 1;
  const end = isQuoted ? quotedEnd(units, from, quote) : bareEnd(units, from);
  if (end === -1) return -1;
  if (isKept) attributes.push({ name, value: attributeValue(html.slice(from, end)) });
  return isQuoted ? end + 1 : end;
}

/** The end tag whose name begins at `start`, where it is nothing but a name; null for any other. */
export function plainEndTag(html: string, units: Uint16Array, start: number): PlainTag | null {
  const nameEnd = past(TAG_NAME, units, start);
  const end = past(SPACE, units, nameEnd);
  if (units[end] !== GREATER_THAN) return null;
  return tagOf(html, units, start, nameEnd, { attributes: [], selfClosing: false, end });
}

function tagOf(
  html: string,
  units: Uint16Array,
  start: number,
  nameEnd: number,
  { attributes, selfClosing, end }: Omit<PlainTag, 'name' | 'number'>,
): PlainTag {
  const number = find(TAGS, units, start, nameEnd);
  const name = TAG_NAMES[number] ?? html.slice(start, nameEnd).toLowerCase();
  return { name, number, attributes, selfClosing, end };
}

/** With more, whether a name stands twice is better asked of a set. */
const MAX_ATTRIBUTES = 30;

const QUOTATION_MARK = 0x22;
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
  if (/[a-z0-9-]/i.test(character)) return TAG_NAME | ATTRIBUTE_NAME;
  return code > 0x20 && code < 0x7f && !/["'<=>/]/.test(character) ? ATTRIBUTE_NAME : 0;
});

/** The place behind the characters from `at` on that are such a part. */
function past(part: number, units: Uint16Array, at: number): number {
  let end = at;
  for (; ; end += 1) {
    const code = units[end] ?? 0;
    if (code >= 0x80 || ((PARTS[code] ?? 0) & part) === 0) return end;
  }
}

/** The quote that ends the value that begins at `at`; -1 where none does. */
function quotedEnd(units: Uint16Array, at: number, quote: number): number {
  for (let end = at; ; end += 1) {
    const code = units[end] ?? 0;
    if (code === quote) return end;
    if (code === 0) return -1;
  }
}

/** The place behind the value without quotes that begins at `at`; -1 where none does. */
function bareEnd(units: Uint16Array, at: number): number {
  for (let end = at; ; end += 1) {
    const code = units[end] ?? 0;
    if (code === 0) return -1;
    if (code === GREATER_THAN || isSpace(code)) return end === at ? -1 : end;
  }
}

function holds(attributes: readonly Attribute[], name: string): boolean {
  for (let index = 0; index < attributes.length; index += 1) {
    if (attributes[index]?.name === name) return true;
  }
  return false;
}

/** A slice that is used for long would keep the whole page in memory, so that a longer one is copied. */
function attributeValue(slice: string): string {
  if (slice.includes('&')) return resolveReferences(slice, 'value');
  return slice.length < 13 ? slice : ` ${slice}`.slice(1);
}

/** The number of a name in a table, in whatever letters it is written; -1 for none. */
function find(table: WordTable, units: Uint16Array, start: number, end: number): number {
  let hash = HASH_START;
  // The bit makes letters small and leaves digits and hyphens as they are.
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ ((units[at] ?? 0) | 0x20), HASH_PRIME);
  return table.find(units, start, end, hash);
}

/** The standard's names of tags, by number. One name is one string wherever it stands, which makes comparing them cheap. */
export const TAG_NAMES: readonly string[] = Object.values(standard.TAG_NAMES).filter((name) =>
  /^[a-z0-9-]+$/.test(name),
);
const TAGS = createWordTable(TAG_NAMES);

const ATTRIBUTE_NAMES: readonly string[] = [
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
];
const ATTRIBUTES = createWordTable(ATTRIBUTE_NAMES);
