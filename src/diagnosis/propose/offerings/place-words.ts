import type { SiteReading } from '../../annotate/site-reading.ts';
import { phrases } from '../../text/phrases.ts';
import { splitAtSpace } from '../../text/words.ts';
import { properWords } from './plain-names.ts';
import { isSpecific } from './service-words.ts';
import { isWorkName } from './work-names.ts';

/**
 * A word names a place if at least this share of its occurrences follow a word such as "in" or
 * precede a state abbreviation, which counts twice.
 */
const whereShare = 0.15;
/**
 * A word that occurs more often than this needs two occurrences after a word such as "in", or one
 * before a state abbreviation, because a single one may be part of a phrase such as "in
 * QuickBooks".
 */
const seldom = 3;
const minPlaced = 2;
const where = '(?:[Ii]n|[Nn]ear|[Aa]round|[Aa]cross|[Tt]hroughout|[Ss]erv(?:e|es|ing)|[Ff]rom|of|to)';
const ofPlace = phrases('of-place');

/** Words for businesses. Before a place, they name who does the work, not a service. */
const provider = phrases('providers');
const openEnd = phrases('open-ends');

export function withoutPlace(name: string, site: SiteReading): string {
  const proper = new Set(properWords(name, site));
  if (proper.size === 0) return name;
  const words = splitAtSpace(name);
  const isPlace = (word: string) => isOnlyPlaced(word, proper, site);
  const end = words.findLastIndex((word) => !isPlace(word) && !ofPlace.test(word));
  const begin = words.findIndex((word) => !isPlace(word) && !ofPlace.test(word));
  const cut = (from: number, to: number) => words.slice(from, to).some(isPlace);
  const from = cut(0, begin) ? begin : 0;
  const to = cut(end + 1, words.length) ? end + 1 : words.length;
  const rest = words.slice(from, to).join(' ');
  // A place after a name says where. A place before it may be part of the name, unless the rest names work.
  const isBehind = from === 0 && !openEnd.test(rest) && !provider.test(rest);
  return rest !== name && rest.includes(' ') && isSpecific(rest) && (isBehind || isWorkName(rest))
    ? rest
    : name;
}

export function namesPlace(name: string, site: SiteReading): boolean {
  const proper = new Set(properWords(name, site));
  return splitAtSpace(name).some((word) => isOnlyPlaced(word, proper, site));
}

function isOnlyPlaced(word: string, proper: ReadonlySet<string>, { pages, readings }: SiteReading): boolean {
  const bare = word.replace(/[^\p{L}'’-]/gu, '');
  if (!proper.has(bare)) return false;
  // Names taken from a URL are in lowercase.
  const written = bare.charAt(0).toUpperCase() + bare.slice(1);
  const named = new RegExp(
    `(\\b${where} (?:the )?(?:\\p{Lu}[\\p{L}-]+,? (?:and |& )?){0,2})?\\b${written}\\b(,? [A-Z]{2}\\b)?`,
    'gu',
  );
  let [all, placed] = [0, 0];
  pages.forEach(({ blocks }, index) => {
    if (readings[index] === 'terms') return;
    for (const { text, section } of blocks) {
      if (section === 'navigation' || !text.includes(written)) continue;
      for (const [, before, state] of text.matchAll(named)) {
        all += 1;
        if (before || state) placed += state ? minPlaced : 1;
      }
    }
  });
  return placed >= (all <= seldom ? 1 : minPlaced) && placed >= all * whereShare;
}
