import { takeRawText } from './plain-raw-text.ts';
import { type PlainState, REFUSE } from './plain-state.ts';
import { TABLE_PARTS } from './plain-table.ts';
import type { PlainTag } from './plain-tag.ts';
import { numberOf, numbersOf } from './plain-traits.ts';
import { addLeaf, closeFrom, closeLast, lastNumber, openElement, type PlainTree } from './plain-tree.ts';

/** Takes a start tag within a `select`, where most say nothing; gives the place behind it. */
export function startTagInSelect(state: PlainState, tag: PlainTag): number {
  const { tree } = state;
  const { number, name, attributes } = tag;
  if (ENDS_SELECT.has(number) || TABLE_TAGS.has(number)) return REFUSE;
  if (number === SCRIPT) return takeRawText(state, tag);
  if (number === OPTION || number === OPTGROUP || number === HR) {
    closeIf(tree, OPTION);
    if (number !== OPTION) closeIf(tree, OPTGROUP);
    if (number === HR) addLeaf(tree, name, attributes);
    else openElement(tree, number, name, attributes);
  }
  return tag.end + 1;
}

/** Takes an end tag within a `select`; false for one that ends more than it. */
export function endTagInSelect(state: PlainState, { number }: PlainTag): boolean {
  const { tree } = state;
  if (number === OPTION) closeIf(tree, OPTION);
  else if (number === OPTGROUP) {
    if (tree.numbers[tree.numbers.length - 2] === OPTGROUP) closeIf(tree, OPTION);
    closeIf(tree, OPTGROUP);
  } else if (number === SELECT) {
    const from = state.select;
    state.select = -1;
    return closeFrom(tree, from);
  }
  return number !== TEMPLATE && !TABLE_TAGS.has(number);
}

function closeIf(tree: PlainTree, number: number): void {
  if (lastNumber(tree) === number) closeLast(tree);
}

const SELECT = numberOf('select');
const OPTION = numberOf('option');
const OPTGROUP = numberOf('optgroup');
const HR = numberOf('hr');
const SCRIPT = numberOf('script');
const TEMPLATE = numberOf('template');
const ENDS_SELECT = new Set(numbersOf('html input keygen select template textarea'));
const TABLE_TAGS = new Set(numbersOf(`table ${TABLE_PARTS}`));
