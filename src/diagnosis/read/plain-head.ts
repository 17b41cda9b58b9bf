import { startTagInBody } from './plain-body.ts';
import { takeRawText } from './plain-raw-text.ts';
import {
  AFTER_HEAD,
  BEFORE_HEAD,
  BEFORE_HTML,
  IN_BODY,
  IN_HEAD,
  type PlainState,
  REFUSE,
} from './plain-state.ts';
import type { PlainTag } from './plain-tag.ts';
import { numberOf, numbersOf } from './plain-traits.ts';
import { addLeaf, closeLast, openElement } from './plain-tree.ts';

/** Takes a start tag before the body's own; gives the place behind it. */
export function startTagBeforeBody(state: PlainState, tag: PlainTag): number {
  const { tree } = state;
  const { number } = tag;
  if (state.phase === BEFORE_HTML) {
    return number === HTML ? open(state, tag, BEFORE_HEAD) : REFUSE;
  }
  if (state.phase === BEFORE_HEAD) {
    if (number === HEAD) return open(state, tag, IN_HEAD);
    if (number !== BODY) return REFUSE;
    addLeaf(tree, 'head', []);
    state.phase = AFTER_HEAD;
  }
  const belongsInHead = HEAD_TAGS.has(number);
  if (state.phase === IN_HEAD) {
    if (belongsInHead) return takeInHead(state, tag);
    closeLast(tree);
    state.phase = AFTER_HEAD;
  }
  if (number === BODY) return open(state, tag, IN_BODY);
  if (belongsInHead || number === HEAD || number === HTML) return REFUSE;
  openElement(tree, BODY, 'body', []);
  state.phase = IN_BODY;
  return startTagInBody(state, tag);
}

/** Takes an end tag before the body; false for any but that of the head. */
export function endTagBeforeBody(state: PlainState, { number }: PlainTag): boolean {
  if (state.phase !== IN_HEAD || number !== HEAD) return false;
  closeLast(state.tree);
  state.phase = AFTER_HEAD;
  return true;
}

function open(state: PlainState, { number, name, attributes, end }: PlainTag, phase: number): number {
  openElement(state.tree, number, name, attributes);
  state.phase = phase;
  return end + 1;
}

function takeInHead(state: PlainState, tag: PlainTag): number {
  if (tag.number === TEMPLATE) return REFUSE;
  if (!EMPTY_TAGS.has(tag.number)) return takeRawText(state, tag);
  addLeaf(state.tree, tag.name, tag.attributes);
  return tag.end + 1;
}

const HTML = numberOf('html');
const HEAD = numberOf('head');
const BODY = numberOf('body');
const TEMPLATE = numberOf('template');
const EMPTY_TAGS = new Set(numbersOf('base basefont bgsound link meta'));
const HEAD_TAGS = new Set([...EMPTY_TAGS, ...numbersOf('noframes noscript script style template title')]);
