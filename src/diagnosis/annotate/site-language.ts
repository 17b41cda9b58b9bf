import type { PageFacts } from '../read/page-facts.ts';

/** BCP 47 tag of the language with the most words; null if no page's language is known. */
export function siteLanguage(pages: readonly PageFacts[]): string | null {
  const words = new Map<string, number>();
  for (const page of pages) {
    if (page.language) words.set(page.language, (words.get(page.language) ?? 0) + page.words);
  }
  const [most] = [...words].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}
