import type { PageElement } from './page-node.ts';
import { createPlainTree, type PlainTree } from './plain-tree.ts';
import { unitsOf } from './text-units.ts';

/** A page while it is taken apart. */
export interface PlainState {
  html: string;
  /** The units of `html`. */
  units: Uint16Array;
  tree: PlainTree;
  phase: number;
  hasDoctype: boolean;
  /** The doctype is the one of today. */
  isStandard: boolean;
  /** The end of the body was said, and nothing of it came after. */
  isAfterBody: boolean;
  /** A line feed that comes next is left out. */
  skipsLineFeed: boolean;
  form: PageElement | null;
  /** Where among the open elements there is a choice or a drawing, each with rules of its own; -1 for none. */
  select: number;
  drawing: number;
}

/** What was not said yet when a tag comes. */
export const BEFORE_HTML = 0;
export const BEFORE_HEAD = 1;
export const IN_HEAD = 2;
export const AFTER_HEAD = 3;
export const IN_BODY = 4;

/** What the rules for a tag answer, where it is not a place in the text: that it is left to the standard's parser. */
export const REFUSE = -1;

export function createPlainState(html: string): PlainState {
  return {
    html,
    units: unitsOf(html),
    tree: createPlainTree(),
    phase: BEFORE_HTML,
    hasDoctype: false,
    isStandard: false,
    isAfterBody: false,
    skipsLineFeed: false,
    form: null,
    select: -1,
    drawing: -1,
  };
}
