import { endTagInDrawing, startTagInDrawing } from './plain-drawing.ts';
import { takeRawText } from './plain-raw-text.ts';
import { endTagInSelect, startTagInSelect } from './plain-select.ts';
import { type PlainState, REFUSE } from './plain-state.ts';
import { endTagOfTable, isTableFrame, startTagInFrame, startTagOfPart, TABLE_PARTS } from './plain-table.ts';
import { type PlainTag, TAG_NAMES } from './plain-tag.ts';
import {
  BOUNDS_ITEMS,
  BOUNDS_PARAGRAPHS,
  BOUNDS_SCOPE,
  FORMATTING_TAGS,
  IS_SPECIAL,
  IS_TRANSPARENT,
  numberOf,
  numbersOf,
  traitsOf,
} from './plain-traits.ts';
import {
  addLeaf,
  closeFrom,
  closeImplied,
  closeLast,
  lastNumber,
  openElement,
  type PlainTree,
  placeWithin,
} from './plain-tree.ts';

/** Takes a start tag in the body; gives the place behind it, or behind its content where that is mere text. */
export function startTagInBody(state: PlainState, tag: PlainTag): number {
  if (state.drawing !== -1) return startTagInDrawing(state, tag);
  if (state.select !== -1) return startTagInSelect(state, tag);
  if (isTableFrame(lastNumber(state.tree))) return startTagInFrame(state, tag);
  const rule = tag.number < 0 ? open : (startRules[tag.number] ?? open);
  return rule(state, tag);
}

/** Takes an end tag in the body; false where the standard's parser has to say what it does. */
export function endTagInBody(state: PlainState, tag: PlainTag): boolean {
  const { number } = tag;
  if (number === BODY || number === HTML) {
    if (state.drawing !== -1 || state.select !== -1) return false;
    if (state.tree.counts[TABLE] === 0) state.isAfterBody = true;
    return true;
  }
  state.isAfterBody = false;
  if (state.drawing !== -1) return endTagInDrawing(state, tag);
  if (state.select !== -1) return endTagInSelect(state, tag);
  const rule = number < 0 ? endAny : (endRules[number] ?? endAny);
  if (isTableFrame(lastNumber(state.tree)) && rule !== endPart) return false;
  return rule(state, tag);
}

type StartRule = (state: PlainState, tag: PlainTag) => number;
type EndRule = (state: PlainState, tag: PlainTag) => boolean;

/** Opens an element of which nothing else is to be known. */
function open({ tree }: PlainState, { number, name, attributes, end }: PlainTag): number {
  return openElement(tree, number, name, attributes) ? end + 1 : REFUSE;
}

function openBlock(state: PlainState, tag: PlainTag): number {
  return endParagraph(state.tree) ? open(state, tag) : REFUSE;
}

function openHeading(state: PlainState, tag: PlainTag): number {
  if (!endParagraph(state.tree)) return REFUSE;
  if (HEADINGS.has(lastNumber(state.tree))) closeLast(state.tree);
  return open(state, tag);
}

function openItem(state: PlainState, tag: PlainTag): number {
  return endItem(state.tree, tag.number, tag.number) ? openBlock(state, tag) : REFUSE;
}

function openDefinition(state: PlainState, tag: PlainTag): number {
  return endItem(state.tree, DD, DT) ? openBlock(state, tag) : REFUSE;
}

/** A link in a link ends the one around it, which is a matter of its own. */
function openLink(state: PlainState, tag: PlainTag): number {
  return state.tree.counts[tag.number] === 0 ? open(state, tag) : REFUSE;
}

function openPreformatted(state: PlainState, tag: PlainTag): number {
  state.skipsLineFeed = true;
  return openBlock(state, tag);
}

function openForm(state: PlainState, tag: PlainTag): number {
  if (state.form !== null) return tag.end + 1;
  const end = openBlock(state, tag);
  state.form = state.tree.open[state.tree.open.length - 1] ?? null;
  return end;
}

function openButton(state: PlainState, tag: PlainTag): number {
  const place = placeWithin(state.tree, tag.number, BOUNDS_SCOPE);
  return place === -1 || closeFrom(state.tree, place) ? open(state, tag) : REFUSE;
}

/** Whether a table ends the paragraph that it stands in depends on the doctype. */
function openTable(state: PlainState, tag: PlainTag): number {
  return state.isStandard || state.tree.counts[P] === 0 ? openBlock(state, tag) : REFUSE;
}

function openSelect(state: PlainState, tag: PlainTag): number {
  state.select = state.tree.open.length;
  return open(state, tag);
}

function openOption(state: PlainState, tag: PlainTag): number {
  if (lastNumber(state.tree) === OPTION) closeLast(state.tree);
  return open(state, tag);
}

function addEmpty({ tree }: PlainState, { name, attributes, end }: PlainTag): number {
  addLeaf(tree, name, attributes);
  return end + 1;
}

function addRule(state: PlainState, tag: PlainTag): number {
  return endParagraph(state.tree) ? addEmpty(state, tag) : REFUSE;
}

function refuseStart(): number {
  return REFUSE;
}

/** Ends the open paragraph, if there is one. */
function endParagraph(tree: PlainTree): boolean {
  const place = placeWithin(tree, P, BOUNDS_PARAGRAPHS);
  return place === -1 || closeFrom(tree, place);
}

/** Ends the innermost item of either tag, where the one to come is its sibling. */
function endItem(tree: PlainTree, number: number, other: number): boolean {
  const { numbers, counts } = tree;
  if (counts[number] === 0 && counts[other] === 0) return true;
  for (let place = numbers.length - 1; place >= 0; place -= 1) {
    const open = numbers[place] ?? -1;
    if (open === number || open === other) return closeFrom(tree, place);
    if ((traitsOf(open) & (IS_SPECIAL | IS_TRANSPARENT)) === IS_SPECIAL) return true;
  }
  return true;
}

function closeBlock({ tree }: PlainState, { number }: PlainTag): boolean {
  const place = placeWithin(tree, number, BOUNDS_SCOPE);
  return place === -1 || closeFrom(tree, place);
}

/** The end of a paragraph that never began is an empty one. */
function closeParagraph({ tree }: PlainState, { number }: PlainTag): boolean {
  const place = placeWithin(tree, number, BOUNDS_PARAGRAPHS);
  if (place !== -1) return closeFrom(tree, place);
  addLeaf(tree, 'p', []);
  return true;
}

/** The end of any heading ends the innermost one. */
function closeHeading({ tree }: PlainState): boolean {
  const { numbers } = tree;
  for (let place = numbers.length - 1; place >= 0; place -= 1) {
    const number = numbers[place] ?? -1;
    if (HEADINGS.has(number)) return closeFrom(tree, place);
    if ((traitsOf(number) & BOUNDS_SCOPE) !== 0) return true;
  }
  return true;
}

function closeItem({ tree }: PlainState, { number }: PlainTag): boolean {
  const place = placeWithin(tree, number, BOUNDS_ITEMS);
  return place === -1 || closeFrom(tree, place);
}

function closeFormatting({ tree }: PlainState, { number }: PlainTag): boolean {
  if (lastNumber(tree) !== number) return tree.counts[number] === 0;
  closeLast(tree);
  return true;
}

function closeForm(state: PlainState, { number }: PlainTag): boolean {
  const { tree, form } = state;
  state.form = null;
  if (form === null || placeWithin(tree, number, BOUNDS_SCOPE) === -1) return true;
  closeImplied(tree);
  if (lastNumber(tree) !== number) return false;
  closeLast(tree);
  return true;
}

function endPart(state: PlainState, { number }: PlainTag): boolean {
  return endTagOfTable(state, number);
}

/** Ends the innermost element of that name, unless there is one within that such a tag has no power over. */
function endAny({ tree }: PlainState, { number, name }: PlainTag): boolean {
  const { open: elements, numbers } = tree;
  for (let place = numbers.length - 1; place >= 0; place -= 1) {
    const other = numbers[place] ?? -1;
    if (other === number && elements[place]?.tag === name) return closeFrom(tree, place);
    if ((traitsOf(other) & IS_SPECIAL) !== 0) return true;
  }
  return true;
}

function refuseEnd(): boolean {
  return false;
}

const HTML = numberOf('html');
const BODY = numberOf('body');
const P = numberOf('p');
const DD = numberOf('dd');
const DT = numberOf('dt');
const TABLE = numberOf('table');
const OPTION = numberOf('option');
const HEADINGS = new Set(numbersOf('h1 h2 h3 h4 h5 h6'));

const BLOCKS =
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu nav ol search section summary ul';
const REFUSED =
  'applet frame frameset head image marquee math nobr object plaintext rb rp rt rtc template xmp';

/** What start tags do; any other opens an element. */
const startRules = rulesBy<StartRule>([
  [openBlock, `${BLOCKS} p`],
  [openHeading, 'h1 h2 h3 h4 h5 h6'],
  [openItem, 'li'],
  [openDefinition, 'dd dt'],
  [openLink, 'a'],
  [openPreformatted, 'pre listing'],
  [openForm, 'form'],
  [openButton, 'button'],
  [openTable, 'table'],
  [openSelect, 'select'],
  [openOption, 'option optgroup'],
  [startTagInDrawing, 'svg'],
  [startTagOfPart, TABLE_PARTS],
  [takeRawText, 'iframe noembed noframes noscript script style title textarea'],
  [addEmpty, 'area base basefont bgsound br embed img input keygen link meta param source track wbr'],
  [addRule, 'hr'],
  [refuseStart, `${REFUSED} body html`],
]);

/** What end tags do; any other ends the element of its name. */
const endRules = rulesBy<EndRule>([
  [closeBlock, `${BLOCKS} pre listing button`],
  [closeBlock, 'dd dt'],
  [closeParagraph, 'p'],
  [closeHeading, 'h1 h2 h3 h4 h5 h6'],
  [closeItem, 'li'],
  [closeFormatting, FORMATTING_TAGS],
  [closeForm, 'form'],
  [endPart, `table ${TABLE_PARTS}`],
  [refuseEnd, `${REFUSED} br`],
]);

/** The rules by the numbers of their tags. */
function rulesBy<Rule>(rules: readonly (readonly [Rule, string])[]): (Rule | undefined)[] {
  const byNumber: (Rule | undefined)[] = TAG_NAMES.map(() => undefined);
  for (const [rule, tags] of rules) for (const number of numbersOf(tags)) byNumber[number] = rule;
  return byNumber;
}
