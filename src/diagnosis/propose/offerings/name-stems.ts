import { LRUCache } from 'lru-cache';
import { phrases } from '../../text/phrases.ts';
import { stemEnglish } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';

const saysNothing = new Set(
  'a an the our your and or of for in on at to with by from all service services solution solutions more full custom professional quality expert residential commercial & general'.split(
    ' ',
  ),
);

/** Texts of more than `longestKept` characters are usually sentences, which rarely repeat, so they aren't cached. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: 5_000 });
const longestKept = 100;

export function nameStems(name: string): ReadonlySet<string> {
  if (name.length > longestKept) return stemsOf(name);
  let stems = known.get(name);
  if (stems === undefined) {
    stems = stemsOf(name);
    known.set(name, stems);
  }
  return stems;
}

function stemsOf(name: string): ReadonlySet<string> {
  const words = wordsIn(name.toLowerCase());
  return new Set(words.filter((word) => !saysNothing.has(word)).map((word) => stemEnglish(word)));
}

export function isSameName(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  return small.size > 0 && [...small].every((stem) => large.has(stem));
}

const qualifier = phrases('qualifiers');

/** "Residential cleaning" and "Office cleaning" are two services, although "residential" is left out of the stems. */
export function isSameService(one: string, other: string): boolean {
  const [first, second] = [nameStems(one), nameStems(other)];
  const [small, large] = first.size <= second.size ? [one, other] : [other, one];
  const isKind = Math.min(first.size, second.size) === 1 && Math.max(first.size, second.size) > 1;
  return isSameName(first, second) && !(isKind && qualifier.test(small) && !qualifier.test(large));
}
