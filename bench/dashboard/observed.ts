import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** Measurements that observe.js collects in the page, in milliseconds since navigation. */
export interface Observed {
  events: { name: string; start: number; duration: number }[];
  firstPaintMs: number;
  largestPaintMs: number;
  /** The largest element, as its tag and the beginning of its text. */
  largest: string;
  layoutShift: number;
  /** The elements that moved, described like `largest`. */
  moved: string[];
}

/** Makes the page collect its timing from the start. */
export function observe(page: Page): Promise<unknown> {
  return page.addInitScript({ path: fileURLToPath(new URL('observe.js', import.meta.url)) });
}

export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate('window.observed');
}
