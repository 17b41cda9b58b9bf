import type { PageFacts } from '../read/page-facts.ts';
import { stemEnglish } from '../text/stem.ts';
import { letterWords } from '../text/words.ts';

export interface SiteWords {
  /** True if a word on the site has this stem or begins with the same five letters. */
  has: (stem: string) => boolean;
}

const sameStart = 5;

const known = new WeakMap<readonly PageFacts[], SiteWords | null>();

/** Null if the site has pages in other languages than English. */
export function siteWords(pages: readonly PageFacts[]): SiteWords | null {
  const kept = known.get(pages);
  if (kept !== undefined) return kept;
  const isEnglish = pages.every(({ language }) => language === null || language.startsWith('en'));
  const found = isEnglish ? wordsOn(pages) : null;
  known.set(pages, found);
  return found;
}

function wordsOn(pages: readonly PageFacts[]): SiteWords {
  const words = new Set<string>();
  for (const { title, description, blocks, links } of pages) {
    for (const text of [title, description, ...[...blocks, ...links].map((entry) => entry.text)])
      for (const word of letterWords(text.toLowerCase())) words.add(word);
  }
  const stems = new Set([...words].map((word) => stemEnglish(word)));
  const starts = new Set([...words].map((word) => word.slice(0, sameStart)));
  return {
    has: (stem) => stems.has(stem) || (stem.length >= sameStart && starts.has(stem.slice(0, sameStart))),
  };
}
