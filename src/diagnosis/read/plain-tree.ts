import { addElement, addText, createNodeList, type NodeList } from './node-list.ts';
import type { Attribute, PageElement, PageText } from './page-node.ts';
import { TAG_NAMES } from './plain-tag.ts';
import { IS_FORMATTING, IS_IMPLIED, traitsOf } from './plain-traits.ts';

/** A page's nodes and the elements that are open at a place in its text. */
export interface PlainTree {
  list: NodeList;
  open: PageElement[];
  /** The tags of the open elements by number, -1 for a drawing's and for those that the standard does not name. */
  numbers: number[];
  /** How many elements of each tag are open. */
  counts: Uint16Array;
  /** The text that further text would be added to. */
  lastText: PageText | null;
}

export function createPlainTree(): PlainTree {
  return {
    list: createNodeList(),
    open: [],
    numbers: [],
    counts: new Uint16Array(TAG_NAMES.length),
    lastText: null,
  };
}

/** Beyond this depth looking through the open elements is better done by an index, as the standard's parser does. */
const MAX_DEPTH = 200;

/** Adds an element without content. */
export function addLeaf(tree: PlainTree, tag: string, attributes: readonly Attribute[]): void {
  addElement(tree.list, tag, attributes, tree.open[tree.open.length - 1] ?? null);
  tree.lastText = null;
}

/** Adds an element that stays open; false where too many are. */
export function openElement(
  tree: PlainTree,
  number: number,
  tag: string,
  attributes: readonly Attribute[],
): boolean {
  const { open, numbers, counts } = tree;
  open.push(addElement(tree.list, tag, attributes, open[open.length - 1] ?? null));
  numbers.push(number);
  if (number >= 0) counts[number] = (counts[number] ?? 0) + 1;
  tree.lastText = null;
  return open.length < MAX_DEPTH;
}

/** Adds text to the innermost open element. */
export function addCharacters(tree: PlainTree, value: string): void {
  if (value === '') return;
  const parent = tree.open[tree.open.length - 1];
  if (parent === undefined) return;
  if (tree.lastText?.parent === parent) tree.lastText.value += value;
  else tree.lastText = addText(tree.list, value, parent);
}

/**
 * Closes the open elements from the place `from` on. False where one that only formats would be closed by the end of what
 * it stands in: the standard opens it anew behind that.
 */
export function closeFrom(tree: PlainTree, from: number): boolean {
  for (let place = tree.open.length - 1; place >= from; place -= 1) {
    if ((traitsOf(tree.numbers[place] ?? -1) & IS_FORMATTING) !== 0) return false;
    closeLast(tree);
  }
  return true;
}

/** Closes the innermost element. */
export function closeLast({ list, open, numbers, counts }: PlainTree): void {
  const element = open.pop();
  const number = numbers.pop() ?? -1;
  if (element !== undefined) element.end = list.nodes.length;
  if (number >= 0) counts[number] = (counts[number] ?? 1) - 1;
}

/** The tag of the innermost element, -1 for one that the standard does not name. */
export function lastNumber({ numbers }: PlainTree): number {
  return numbers[numbers.length - 1] ?? -1;
}

/** Where the innermost element of a tag stands among the open ones; -1 where none does, or one with such a trait is within. */
export function placeWithin({ numbers, counts }: PlainTree, number: number, bounds: number): number {
  if (counts[number] === 0) return -1;
  for (let place = numbers.length - 1; place >= 0; place -= 1) {
    const other = numbers[place] ?? -1;
    if (other === number) return place;
    if ((traitsOf(other) & bounds) !== 0) return -1;
  }
  return -1;
}

/** Closes the innermost elements whose own end may be left out. */
export function closeImplied(tree: PlainTree): void {
  while ((traitsOf(lastNumber(tree)) & IS_IMPLIED) !== 0) closeLast(tree);
}
