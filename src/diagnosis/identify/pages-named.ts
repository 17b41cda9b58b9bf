import type { SiteReading } from './site-reading.ts';
import { stemWord } from './text/stem.ts';

/** Words of workflows' names that stand in many pages' names. */
const general = new Set(
  'service services handling preparation customer customers client clients patient patients work processing administration management coordination scheduling online delivery operations support other'.split(
    ' ',
  ),
);
const fewestLetters = 5;

/** Addresses of the pages, home aside, whose path or main heading holds a telling word of the workflow's name. */
export function pagesNamed({ pages, readings }: SiteReading, name: string): Set<string> {
  const stems = tellingStems(name);
  if (stems.size === 0) return new Set();
  return new Set(
    pages
      .filter(
        (page, index) =>
          page.kind !== 'home' &&
          readings[index] === 'own' &&
          [...tellingStems(decoded(page.url)), ...tellingStems(page.title)].some((stem) => stems.has(stem)),
      )
      .map(({ url }) => url),
  );
}

function tellingStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length >= fewestLetters && !general.has(word))
      .map((word) => stemWord(word, 'en')),
  );
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}
