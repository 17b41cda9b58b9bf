import { catalogLanguage } from '#catalogue/signals/site-vocabulary.ts';
import { baseLanguage, readableLanguage } from '../../../annotate/readable-language.ts';
import type { SiteReading } from '../../../annotate/site-reading.ts';

const minEnglish = { pages: 3, share: 0.35 };

/**
 * Two-letter code; null if no page is in a language that we can interpret. English if enough of the
 * site is in English, because the pages in other languages repeat the same offerings.
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
  const english = covered.get(catalogLanguage);
  const hasEnglish =
    most && english && english.pages >= minEnglish.pages && english.words >= most[1].words * minEnglish.share;
  return hasEnglish ? catalogLanguage : (most?.[0] ?? null);
}
