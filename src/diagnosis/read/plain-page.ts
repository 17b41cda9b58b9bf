// Most pages are written so that the standard's rules for broken markup never apply. Those are taken apart here in one go,
// from text to nodes; any other is left to the standard's parser, which would give the same nodes for these.
import { resolveReferences } from './character-references.ts';
import { isSpace } from './fold-text.ts';
import type { NodeList } from './node-list.ts';
import { endTagInBody, startTagInBody } from './plain-body.ts';
import { endTagBeforeBody, startTagBeforeBody } from './plain-head.ts';
import {
  AFTER_HEAD,
  BEFORE_HTML,
  createPlainState,
  IN_BODY,
  IN_HEAD,
  type PlainState,
  REFUSE,
} from './plain-state.ts';
import { isTableFrame } from './plain-table.ts';
import { plainEndTag, plainStartTag } from './plain-tag.ts';
import { addCharacters, closeLast, lastNumber } from './plain-tree.ts';

/** The nodes of a page without carriage returns; null where the standard's own parser has to say what they are. */
export function parsePlain(html: string): NodeList | null {
  if (html.includes('\0')) return null;
  const state = createPlainState(html);
  for (let at = 0; at < html.length; ) {
    const found = html.indexOf('<', at);
    const next = found === -1 ? html.length : found;
    if (next > at && !takeText(state, at, next)) return null;
    if (next === html.length) break;
    at = takeMarkup(state, next + 1);
    if (at === REFUSE) return null;
  }
  if (state.phase !== IN_BODY) return null;
  const { tree } = state;
  while (tree.open.length > 0) closeLast(tree);
  return tree.list;
}

/** False where the text has no place there. */
function takeText(state: PlainState, from: number, to: number): boolean {
  const { tree, phase } = state;
  if (phase !== IN_BODY || isTableFrame(lastNumber(tree)) || state.isAfterBody) {
    if (!isBlank(state.units, from, to)) {
      if (phase !== IN_BODY || isTableFrame(lastNumber(tree))) return false;
      state.isAfterBody = false;
    }
    if (phase !== IN_BODY && phase !== IN_HEAD && phase !== AFTER_HEAD) return true;
  }
  let start = from;
  if (state.skipsLineFeed) {
    state.skipsLineFeed = false;
    if (state.units[from] === AMPERSAND) return false;
    if (state.units[from] === LINE_FEED) start += 1;
  }
  const text = state.html.slice(start, to);
  addCharacters(tree, text.includes('&') ? resolveReferences(text, 'text') : text);
  return true;
}

function isBlank(units: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!isSpace(units[at] ?? 0)) return false;
  return true;
}

/** Takes the tag or comment whose `<` stands before `start`; gives the place behind it. */
function takeMarkup(state: PlainState, start: number): number {
  const { html, units } = state;
  const code = units[start] ?? 0;
  if (isLetter(code)) {
    const tag = plainStartTag(html, units, start);
    if (tag === null) return REFUSE;
    state.skipsLineFeed = false;
    state.isAfterBody = false;
    return state.phase === IN_BODY ? startTagInBody(state, tag) : startTagBeforeBody(state, tag);
  }
  if (code === SOLIDUS && isLetter(units[start + 1] ?? 0)) {
    const tag = plainEndTag(html, units, start + 1);
    if (tag === null) return REFUSE;
    state.skipsLineFeed = false;
    const isTaken = state.phase === IN_BODY ? endTagInBody(state, tag) : endTagBeforeBody(state, tag);
    return isTaken ? tag.end + 1 : REFUSE;
  }
  return code === EXCLAMATION_MARK ? takeDeclaration(state, start + 1) : REFUSE;
}

/** Takes a comment or the doctype. */
function takeDeclaration(state: PlainState, start: number): number {
  const { html } = state;
  if (html.startsWith('--', start)) {
    const from = start + 2;
    const end = html.indexOf('-->', from);
    // Slips that end a comment early.
    if (end === -1 || html.startsWith('>', from) || html.startsWith('->', from)) return REFUSE;
    if (html.slice(from, end).includes('--!>')) return REFUSE;
    state.skipsLineFeed = false;
    // Behind the body's end it stands apart from the text around it.
    if (!state.isAfterBody) state.tree.lastText = null;
    return end + 3;
  }
  const end = html.indexOf('>', start);
  if (end === -1 || state.phase !== BEFORE_HTML || state.hasDoctype) return REFUSE;
  const declared = html.slice(start, end);
  if (!/^doctype\s/i.test(declared)) return REFUSE;
  state.hasDoctype = true;
  state.isStandard = /^doctype\s+html\s*$/i.test(declared);
  return end + 1;
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

const LINE_FEED = 0x0a;
const EXCLAMATION_MARK = 0x21;
const AMPERSAND = 0x26;
const SOLIDUS = 0x2f;
