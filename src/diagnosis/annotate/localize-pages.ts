import { findLexicon } from '#catalogue/lexicon/find-lexicon.ts';
import type { Lexicon } from '#catalogue/lexicon/lexicon-schemas.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { formPurposeBeyondEnglish } from './form-purpose-beyond-english.ts';
import { kindByAlternate } from './kind-by-alternate.ts';
import { pageKindByLexicon } from './page-kind-by-lexicon.ts';
import { baseLanguage, isForeign } from './readable-language.ts';
import { siteLanguage } from './site-language.ts';

/**
 * The page reader mostly knows English, so page kinds and form purposes in other languages are
 * decided here.
 */
export function localizePages(pages: readonly PageFacts[]): PageFacts[] {
  const main = siteLanguage(pages);
  return pages.map((page) => {
    const language = page.language ?? main;
    if (language === null || !isForeign(language)) return page;
    return localizePage({ ...page, language }, findLexicon(baseLanguage(language)));
  });
}

function localizePage(page: PageFacts, lexicon: Lexicon | undefined): PageFacts {
  const forms = page.forms.map((form) => ({ ...form, purpose: formPurposeBeyondEnglish(form, lexicon) }));
  const byWords = page.kind === 'home' || !lexicon ? page.kind : pageKindByLexicon(page, lexicon);
  const kind = kindByAlternate({ links: page.links, kind: byWords }) ?? byWords;
  return { ...page, kind, forms };
}
