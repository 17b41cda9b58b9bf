import { takeRawText } from './plain-raw-text.ts';
import { type PlainState, REFUSE } from './plain-state.ts';
import type { PlainTag } from './plain-tag.ts';
import { BOUNDS_TABLES, numberOf, numbersOf } from './plain-traits.ts';
import { addLeaf, closeFrom, closeLast, lastNumber, openElement, placeWithin } from './plain-tree.ts';

/** Whether an element belongs to a table's frame, in which there is no text. */
export function isTableFrame(number: number): boolean {
  return number >= 0 && FRAME[number] === 1;
}

/** Takes a start tag within a table's frame; gives the place behind it. */
export function startTagInFrame(state: PlainState, tag: PlainTag): number {
  const { tree } = state;
  const { number, name, attributes } = tag;
  if (lastNumber(tree) === COLGROUP && number !== COL) closeLast(tree);
  if (!PARTS.has(number)) {
    if (number === SCRIPT || number === STYLE) return takeRawText(state, tag);
    const type = attributes.find((entry) => entry.name === 'type')?.value;
    if (number !== INPUT || type?.toLowerCase() !== 'hidden') return REFUSE;
    addLeaf(tree, name, attributes);
    return tag.end + 1;
  }
  const isCell = number === TD || number === TH;
  if (lastNumber(tree) === TR && !isCell) closeLast(tree);
  if (isBody(lastNumber(tree)) && !isCell && number !== TR) closeLast(tree);
  if (lastNumber(tree) === TABLE) {
    if (isCell || number === TR) openElement(tree, TBODY, 'tbody', []);
    else if (number === COL) openElement(tree, COLGROUP, 'colgroup', []);
  }
  if (isCell && lastNumber(tree) !== TR) openElement(tree, TR, 'tr', []);
  if (number === COL) addLeaf(tree, name, attributes);
  else if (!openElement(tree, number, name, attributes)) return REFUSE;
  return tag.end + 1;
}

/** Takes the start tag of a table's part that comes within a cell or outside of tables. */
export function startTagOfPart(state: PlainState, tag: PlainTag): number {
  const { tree } = state;
  if (tree.counts[TABLE] === 0) return tag.end + 1;
  const cell = Math.max(placeWithin(tree, TD, BOUNDS_TABLES), placeWithin(tree, TH, BOUNDS_TABLES));
  return cell !== -1 && closeFrom(tree, cell) ? startTagInFrame(state, tag) : REFUSE;
}

/** Takes the end tag of a table or of a part of it; false where it has none to end. */
export function endTagOfTable({ tree }: PlainState, number: number): boolean {
  if (tree.counts[TABLE] === 0) return true;
  const place = placeWithin(tree, number, BOUNDS_TABLES);
  return place !== -1 && closeFrom(tree, place);
}

function isBody(number: number): boolean {
  return number === TBODY || number === THEAD || number === TFOOT;
}

const TABLE = numberOf('table');
const TBODY = numberOf('tbody');
const THEAD = numberOf('thead');
const TFOOT = numberOf('tfoot');
const TR = numberOf('tr');
const TD = numberOf('td');
const TH = numberOf('th');
const COLGROUP = numberOf('colgroup');
const COL = numberOf('col');
const SCRIPT = numberOf('script');
const STYLE = numberOf('style');
const INPUT = numberOf('input');

export const TABLE_PARTS = 'caption col colgroup tbody td tfoot th thead tr';
const PARTS = new Set(numbersOf(TABLE_PARTS));

const FRAME = new Uint8Array(0x100);
for (const number of numbersOf('table tbody thead tfoot tr colgroup')) FRAME[number] = 1;
