import { capitalize } from '#shared/text/capitalize.ts';
import { stemEnglish } from '../text/stem.ts';
import { letterWords, splitAtSpace } from '../text/words.ts';
import type { SiteWords } from './site-words.ts';

const separator = /(?:,\s*|\s+)(?:and|or)\s+|,\s*/;
/** Phrases in which "and" joins no parts, or in which something belongs to all parts ("wellness for guests"). */
const wholes = /\b(?:bed and breakfast|meet and greet|for|of|to|in|at|by|with)\b|[()]/i;
const saysNothing = new Set(['servic', 'work']);
/** A noun that can stand alone, unlike "quote" in "quote and estimate preparation". */
const complete = /(?:[^s]s|ing|ship)$/i;

/**
 * Leaves out the parts of an English name that no word on the site mentions: "Puppy, kitten, and breeding animal sales"
 * is "Breeding animal sales" at a horse breeder. The parts of an organization's name may share its last noun: "lawn
 * bowling, croquet, and disc golf club".
 */
export function seenParts(name: string, words: SiteWords, isOrganization = false): string {
  if (wholes.test(name)) return name;
  const parts = name.split(separator);
  const last = parts.at(-1) ?? '';
  const isSeen = (part: string) => {
    const all = splitAtSpace(part);
    // The last noun says nothing about a part if all parts share it.
    const telling = (isOrganization || part === last) && all.length > 1 ? all.slice(0, -1) : all;
    const stems = stemsOf(telling.join(' '));
    return stems.length === 0 || stems.some((stem) => words.has(stem));
  };
  const seen = parts.filter(isSeen);
  const kept = isSeen(last) ? seen : withLastNoun(seen, parts, isOrganization);
  if (seen.length === parts.length || stemsOf(kept.join(' ')).length === 0) return name;
  const conjunction = / or /.test(name) ? 'or' : 'and';
  const start = kept.slice(0, -1).join(', ');
  const comma = kept.length > 2 ? ',' : '';
  return capitalize(start === '' ? kept.join('') : `${start}${comma} ${conjunction} ${kept.at(-1)}`);
}

function stemsOf(text: string): string[] {
  return letterWords(text.toLowerCase())
    .map((word) => stemEnglish(word))
    .filter((stem) => !saysNothing.has(stem));
}

/** "Blog and article publishing" is "Blog publishing" if the site has no articles. */
function withLastNoun(
  seen: readonly string[],
  parts: readonly string[],
  isOrganization: boolean,
): readonly string[] {
  const [start = '', ...rest] = splitAtSpace(parts.at(-1) ?? '');
  const noun = rest.at(-1);
  const before = seen.at(-1);
  if (noun === undefined || before === undefined) return seen;
  // A "mosque and Islamic center" may be a mosque.
  if (isOrganization && parts.length === 2) return parts;
  // "Reading" in "reading and writing tutoring" needs the noun as "writing" does.
  const isAlike = before.endsWith('ing') && start.endsWith('ing');
  if (!isOrganization && complete.test(before) && !isAlike) return seen;
  return [...seen.slice(0, -1), `${before} ${noun}`];
}
