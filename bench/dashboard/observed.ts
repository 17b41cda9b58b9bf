import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** What observe.js keeps in the page: milliseconds since the page's start. */
export interface Observed {
  events: { name: string; start: number; duration: number }[];
  firstPaintMs: number;
  largestPaintMs: number;
  /** The element that was the largest, as its tag and the start of its text. */
  largest: string;
  layoutShift: number;
  /** What moved, in the same form. */
  moved: string[];
}

/** Lets the page keep its timing from its start on. */
export function observe(page: Page): Promise<unknown> {
  return page.addInitScript({ path: fileURLToPath(new URL('observe.js', import.meta.url)) });
}

export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate('window.observed');
}
