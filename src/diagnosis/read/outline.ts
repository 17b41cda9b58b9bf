import { foldShort } from './fold-text.ts';
import type { PageSection } from './page-facts.ts';

/** Level of a question in an FAQ, below every heading. */
export const questionLevel = 7;

export interface Outline {
  /**
   * The nearest heading above a text in the same part of the page; null if there is none. A text
   * with a `level` is itself a heading: it gets the nearest heading of a higher level, and becomes
   * the heading of what follows.
   */
  headingAbove: (section: PageSection, text: string, level: number | null) => string | null;
}

export function createOutline(): Outline {
  const open: Record<PageSection, { level: number; text: string }[]> = {
    header: [],
    navigation: [],
    main: [],
    aside: [],
    footer: [],
  };
  return {
    headingAbove(section, text, level) {
      const headings = open[section];
      if (level !== null) while ((headings[headings.length - 1]?.level ?? 0) >= level) headings.pop();
      const above = headings[headings.length - 1]?.text ?? null;
      if (level !== null) headings.push({ level, text: foldShort(text, 200) });
      return above;
    },
  };
}
