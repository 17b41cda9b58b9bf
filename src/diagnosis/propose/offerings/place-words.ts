import type { SiteReading } from '../../annotate/site-reading.ts';
import { phrases } from '../../text/phrases.ts';
import { splitAtSpace } from '../../text/words.ts';
import { properWords } from './plain-names.ts';
import { isSpecific } from './service-words.ts';
import { isWorkName } from './work-names.ts';

/** Of all times that a place is named on a site, so many come after a word that says where. */
const whereShare = 0.15;
/** Named so seldom, once is enough; else it may be a word in a phrase: "in QuickBooks". */
const seldom = 3;
const minPlaced = 2;
const where = '(?:[Ii]n|[Nn]ear|[Aa]round|[Aa]cross|[Tt]hroughout|[Ss]erv(?:e|es|ing)|[Ff]rom|of|to)';
/** What stands beside a place's name and belongs to it: "Rural Tasmania", "Greater Lincoln", "Lincoln area". */
const ofPlace = phrases('of-place');

/** Who does it: such a page is a place's, not a service's. */
const provider = phrases('providers');
const openEnd = phrases('open-ends');

/**
 * A service's name without the place where it is done, where what is left still is a name: "Starlink installation rural
 * Tasmania", "Tampa roof repair". Any other name as it is.
 */
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
  // What stands behind the name says where; what stands before it may be part of it, unless work is left.
  const isBehind = from === 0 && !openEnd.test(rest) && !provider.test(rest);
  return rest !== name && rest.includes(' ') && isSpecific(rest) && (isBehind || isWorkName(rest))
    ? rest
    : name;
}

/** Whether a name holds that of a place. */
export function namesPlace(name: string, site: SiteReading): boolean {
  const proper = new Set(properWords(name, site));
  return splitAtSpace(name).some((word) => isOnlyPlaced(word, proper, site));
}

function isOnlyPlaced(word: string, proper: ReadonlySet<string>, { pages, readings }: SiteReading): boolean {
  const bare = word.replace(/[^\p{L}'’-]/gu, '');
  if (!proper.has(bare)) return false;
  // What an address names stands in small letters.
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
