import { foreignContent, html as standard, Token } from 'parse5';
import { type PlainState, REFUSE } from './plain-state.ts';
import type { PlainTag } from './plain-tag.ts';
import { addLeaf, closeFrom, openElement } from './plain-tree.ts';

/** Takes the start tag of a drawing (`svg`) or of what is drawn in it; gives the place behind it. */
export function startTagInDrawing(state: PlainState, tag: PlainTag): number {
  const { tree } = state;
  const token: Token.TagToken = {
    type: Token.TokenType.START_TAG,
    tagName: tag.name,
    tagID: standard.getTagID(tag.name),
    selfClosing: tag.selfClosing,
    ackSelfClosing: false,
    attrs: tag.attributes,
    location: null,
  };
  if (state.drawing !== -1) {
    const last = tree.open[tree.open.length - 1]?.tag ?? '';
    if (HOLDS_HTML.has(last) || tag.name === 'script' || foreignContent.causesExit(token)) return REFUSE;
    foreignContent.adjustTokenSVGTagName(token);
  }
  foreignContent.adjustTokenSVGAttrs(token);
  foreignContent.adjustTokenXMLAttrs(token);
  if (tag.selfClosing) {
    addLeaf(tree, token.tagName, token.attrs);
    return tag.end + 1;
  }
  if (state.drawing === -1) state.drawing = tree.open.length;
  return openElement(tree, -1, token.tagName, token.attrs) ? tag.end + 1 : REFUSE;
}

/** Takes an end tag within a drawing; false where it ends nothing of it. */
export function endTagInDrawing(state: PlainState, { name }: PlainTag): boolean {
  const { open } = state.tree;
  if (name === 'p' || name === 'br') return false;
  for (let place = open.length - 1; place >= state.drawing; place -= 1) {
    if (open[place]?.tag.toLowerCase() !== name) continue;
    if (place === state.drawing) state.drawing = -1;
    return closeFrom(state.tree, place);
  }
  return false;
}

/** Elements of a drawing whose content is the page's again. */
const HOLDS_HTML = new Set(['foreignObject', 'desc', 'title']);
