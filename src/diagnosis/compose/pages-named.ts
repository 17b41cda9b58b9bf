import { decodedPath } from '../annotate/decoded-path.ts';
import type { SiteReading } from '../annotate/site-reading.ts';
import { stemEnglish } from '../text/stem.ts';
import { letterWords } from '../text/words.ts';

const general = new Set(
  'service services handling preparation customer customers client clients patient patients work processing administration management coordination scheduling online delivery operations support other'.split(
    ' ',
  ),
);
const minLetters = 5;

export function pagesNamed(site: SiteReading, name: string): Set<string> {
  const stems = contentStems(name);
  if (stems.size === 0) return new Set();
  const named = stemsOfPages(site);
  return new Set([...stems].flatMap((stem) => named.get(stem) ?? []));
}

const known = new WeakMap<SiteReading, Map<string, string[]>>();

function stemsOfPages(site: SiteReading): Map<string, string[]> {
  const made = known.get(site) ?? new Map<string, string[]>();
  if (known.has(site)) return made;
  site.pages.forEach((page, index) => {
    if (page.kind === 'home' || site.readings[index] !== 'own') return;
    for (const stem of contentStems(`${decodedPath(page.url)} ${page.title}`)) {
      const urls = made.get(stem);
      if (urls) urls.push(page.url);
      else made.set(stem, [page.url]);
    }
  });
  known.set(site, made);
  return made;
}

export function contentStems(text: string): Set<string> {
  const words = letterWords(text.toLowerCase());
  return new Set(
    words.filter((word) => word.length >= minLetters && !general.has(word)).map((word) => stemEnglish(word)),
  );
}
