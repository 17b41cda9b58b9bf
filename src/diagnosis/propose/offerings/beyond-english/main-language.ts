import { catalogueLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { baseLanguage, readableLanguage } from '../../../annotate/readable-language.ts';
import type { SiteReading } from '../../../annotate/site-reading.ts';

/**
 * What an English version needs to count as complete: a minimum number of pages, and a minimum number of
 * words as a share of those in the language with the most words.
 */
const minEnglish = { pages: 3, share: 0.35 };

/**
 * The two-letter language from whose pages we take the offerings of a multilingual site: English if that
 * version is complete, or else the language with the most words. Other languages would repeat each offering.
 * Null if no page is in a language that we can read.
 */
export function mainLanguage({ pages, readings }: Pick<SiteReading, 'pages' | 'readings'>): string | null {
  const covered = new Map<string, { pages: number; words: number }>();
  pages.forEach(({ language, words }, index) => {
    const base = language === null ? null : readableLanguage(baseLanguage(language));
    if (base === null || readings[index] === 'terms') return;
    const known = covered.get(base) ?? { pages: 0, words: 0 };
    covered.set(base, { pages: known.pages + 1, words: known.words + words });
  });
  const [most] = [...covered].sort(([, a], [, b]) => b.words - a.words);
  const english = covered.get(catalogueLanguage);
  const hasEnglish =
    most && english && english.pages >= minEnglish.pages && english.words >= most[1].words * minEnglish.share;
  return hasEnglish ? catalogueLanguage : (most?.[0] ?? null);
}
