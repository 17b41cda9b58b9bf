import type { PageFacts } from '../../read/page-facts.ts';
import { titleParts, wordsIn } from '../../text/words.ts';

const namingTypes =
  'organization business store website corporation company school restaurant clinic firm'.split(' ');
const legalForms = new Set(['llc', 'inc', 'ltd', 'co', 'corp', 'pllc', 'pc', 'pa']);
const fewLetters = 6;

/**
 * Returns the organization's names in lowercase letters and digits, without endings such as "LLC".
 */
export function ownNames(pages: readonly PageFacts[]): Set<string> {
  const names = new Set<string>();
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const part of new Set(titleParts(page.title).map(letters))) {
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    for (const { type, properties } of page.structured) {
      const given = [
        ...(properties['og:site_name'] ?? []),
        ...(namingTypes.some((naming) => type.toLowerCase().includes(naming)) ? (properties.name ?? []) : []),
      ];
      for (const name of given) names.add(letters(name));
    }
  }
  for (const [part, count] of counts) if (count >= 2 && count * 2 >= pages.length) names.add(part);
  return new Set([...names].filter((name) => name.length >= fewLetters));
}

export function isOwnName(text: string, names: ReadonlySet<string>): boolean {
  const plain = letters(text);
  if (plain.length < fewLetters) return false;
  return [...names].some(
    (name) =>
      name === plain || plain.includes(name) || (plain.length >= 2 * fewLetters && name.startsWith(plain)),
  );
}

/** True if the text contains this part only as part of the organization's name: "What Oak Tree Service does best". */
export function isOnlyInName(part: string, text: string, names: ReadonlySet<string>): boolean {
  const [inner, whole] = [letters(part), letters(text)];
  return [...names].some(
    (name) => name.includes(inner) && whole.includes(name) && !whole.replaceAll(name, '').includes(inner),
  );
}

function letters(text: string): string {
  return wordsIn(text.toLowerCase())
    .filter((word) => !legalForms.has(word))
    .join('');
}
