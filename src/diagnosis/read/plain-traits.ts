import { html as standard } from 'parse5';
import { TAG_NAMES } from './plain-tag.ts';

/** What an element is to those around it, one bit each. */
export const IS_FORMATTING = 1;
/** Its end may be left out. */
export const IS_IMPLIED = 2;
export const IS_SPECIAL = 4;
/** No end tag looks beyond it for an element to close; the three below, each for its kind of element. */
export const BOUNDS_SCOPE = 8;
export const BOUNDS_ITEMS = 16;
export const BOUNDS_PARAGRAPHS = 32;
export const BOUNDS_TABLES = 64;
/** Though it is special, a list item looks beyond it for the one to end. */
export const IS_TRANSPARENT = 128;

/** What the tag with this number is; those of -1 are nothing of their own. */
export function traitsOf(number: number): number {
  return number < 0 ? 0 : (traits[number] ?? 0);
}

/** The number of a tag that the standard names. */
export function numberOf(tag: string): number {
  const number = TAG_NAMES.indexOf(tag);
  if (number === -1) throw new Error(`The standard names no tag ${tag}.`);
  return number;
}

/** The numbers of tags, named with spaces between. */
export function numbersOf(tags: string): number[] {
  return tags.split(' ').map(numberOf);
}

export const FORMATTING_TAGS = 'a b big code em font i s small strike strong tt u';

const TRAITS: readonly (readonly [number, string])[] = [
  [IS_FORMATTING, FORMATTING_TAGS],
  [IS_IMPLIED, 'dd dt li optgroup option p'],
  [BOUNDS_SCOPE | BOUNDS_ITEMS | BOUNDS_PARAGRAPHS, 'caption html table td th'],
  [BOUNDS_ITEMS, 'ol ul'],
  [BOUNDS_PARAGRAPHS, 'button'],
  [BOUNDS_TABLES, 'html table'],
  [IS_TRANSPARENT, 'address div p'],
];

/** By the tag's number. */
const traits = new Uint8Array(TAG_NAMES.length);
for (const [trait, tags] of TRAITS) {
  for (const number of numbersOf(tags)) traits[number] = (traits[number] ?? 0) | trait;
}
for (const [number, name] of TAG_NAMES.entries()) {
  const isSpecial = standard.SPECIAL_ELEMENTS[standard.NS.HTML].has(standard.getTagID(name));
  if (isSpecial) traits[number] = (traits[number] ?? 0) | IS_SPECIAL;
}
