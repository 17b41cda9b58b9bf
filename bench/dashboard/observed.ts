import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** Times are in milliseconds and, except `duration`, count from the navigation. */
export interface Observed {
  events: { name: string; start: number; duration: number }[];
  firstPaintMs: number;
  largestPaintMs: number;
  largest: string;
  layoutShift: number;
  moved: string[];
}

/** Must be called before `page.goto`. */
export function observe(page: Page): Promise<unknown> {
  return page.addInitScript({ path: fileURLToPath(new URL('observe.js', import.meta.url)) });
}

export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate('window.observed');
}
