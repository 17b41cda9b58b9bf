import { mostQuotes } from './choose-evidence.ts';
import type { IdentifiedWorkflow } from './identified-workflow.ts';

/** What lawyers call a field of law is more than one kind of paper from it. */
const cases = 'legal-case-handling';

/**
 * Drops what names a work a second time: "SEO services" beside "Search engine optimisation for clients", "Chiropractic
 * care" beside "Chiropractic treatment". The better founded stays, of equals the one whose workflow is no work at large,
 * with the other's quotes where it has few; hours of services that are gone go to those of their kind.
 */
export function dropDoubles(found: readonly IdentifiedWorkflow[]): IdentifiedWorkflow[] {
  const first = new Map<string, IdentifiedWorkflow>();
  const doubles = new Map<IdentifiedWorkflow, IdentifiedWorkflow[]>();
  const isDouble = (entry: IdentifiedWorkflow, stays: IdentifiedWorkflow) =>
    doubles.set(stays, [...(doubles.get(stays) ?? []), entry]);
  const works = new Map(found.map((entry) => [entry, workOf(entry.name)]));
  for (const entry of found.toSorted(betterFirst)) {
    const work = works.get(entry);
    if (!work) continue;
    const key = `${entry.performedBy} ${work}`;
    const stays = first.get(key);
    if (stays) isDouble(entry, stays);
    else first.set(key, entry);
  }
  const singles = [...first.values()];
  const wordsOf = (entry: IdentifiedWorkflow) => works.get(entry)?.split(' ') ?? [];
  for (const entry of singles) {
    const stays = singles.find((other) => saysMore(other, entry, wordsOf));
    if (stays) isDouble(entry, stays);
  }
  const gone = new Set([...doubles.values()].flat());
  if (gone.size === 0) return [...found];
  const kept = found.filter((entry) => !gone.has(entry));
  return kept.map((entry) => ({
    ...entry,
    evidence: withQuotes(entry, doubles.get(entry) ?? []),
    hoursShare: shareAmong(entry, found, kept),
  }));
}

/**
 * "Laser cutting and marking" of "Laser cutting", where the same sentences speak for both; "Preventive dental care and
 * hygiene" of "Preventive dentistry", where that is a service of a trade at large.
 */
function saysMore(
  one: IdentifiedWorkflow,
  other: IdentifiedWorkflow,
  wordsOf: (entry: IdentifiedWorkflow) => readonly string[],
): boolean {
  if (one.performedBy !== other.performedBy) return false;
  const [more, fewer] = [wordsOf(one), wordsOf(other)];
  if (more.length <= fewer.length || !fewer.every((word) => more.includes(word))) return false;
  const better = one.basis === other.basis || one.basis === 'observed';
  // One word in common, as in "Project management" and "Project cargo", is no work in common.
  if (isAtLarge(other) && !isAtLarge(one)) {
    return better && fewer.length > 1 && other.definition.id !== cases;
  }
  if (one.definition.id !== other.definition.id || !better) return false;
  return (fewer.length > 1 || isOwnName(other)) && shareQuotes(one, other);
}

function shareQuotes(one: IdentifiedWorkflow, other: IdentifiedWorkflow): boolean {
  const quotes = new Set(one.evidence.map(({ quote }) => quote));
  const shared = other.evidence.filter(({ quote }) => quotes.has(quote)).length;
  return shared * 2 >= Math.min(quotes.size, other.evidence.length);
}

function betterFirst(a: IdentifiedWorkflow, b: IdentifiedWorkflow): number {
  if (a.basis !== b.basis) return a.basis === 'observed' ? -1 : 1;
  return Number(isAtLarge(a)) - Number(isAtLarge(b)) || nameRank(a) - nameRank(b) || b.strength - a.strength;
}

/** A workflow that stands for any service of its trade. */
function isAtLarge({ definition }: IdentifiedWorkflow): boolean {
  return definition.id === 'service-delivery' || definition.delivers?.any !== undefined;
}

function isOwnName({ name, definition }: IdentifiedWorkflow): boolean {
  return name === definition.name;
}

/** The catalogue's name of one thing first; where it joins two, the site's own word says better which it is. */
function nameRank(entry: IdentifiedWorkflow): number {
  if (!isOwnName(entry)) return 1;
  return entry.name.includes(' and ') ? 2 : 0;
}

function withQuotes(entry: IdentifiedWorkflow, others: readonly IdentifiedWorkflow[]) {
  const quotes = new Set(entry.evidence.map(({ quote }) => quote));
  const more = others.flatMap(({ evidence }) => evidence).filter(({ quote }) => !quotes.has(quote));
  return [...entry.evidence, ...more.slice(0, Math.max(0, mostQuotes - entry.evidence.length))];
}

function shareAmong(
  { definition, hoursShare }: IdentifiedWorkflow,
  before: readonly IdentifiedWorkflow[],
  after: readonly IdentifiedWorkflow[],
): number {
  if (hoursShare === 1) return 1;
  const shares = (entries: readonly IdentifiedWorkflow[]) =>
    entries.reduce(
      (sum, entry) =>
        sum + (entry.definition.id === definition.id && entry.hoursShare < 1 ? entry.hoursShare : 0),
      0,
    );
  return Math.min(1, (hoursShare * shares(before)) / shares(after));
}

/** Several words for one, in the order in which they are looked for. */
const oneWord: readonly (readonly [RegExp, string])[] = [
  [/\bsearch engine optimi[sz]ation\b/g, 'seo'],
  [/\bweb ?(?:site)?s? (?=(?:design|development|creation)\b)/g, 'website '],
  [/\bcyber ?(?:security)?\b/g, 'security'],
  [/\bsecurity (?:assessment and )?protection\b/g, 'security'],
  [/\borthopa?edics?\b/g, 'orthopaedic'],
  [/\b(?:pa?ediatrics?|child(?:ren)?['’]?s?|kids?['’]?s?)(?![\p{L}])/gu, 'child'],
  [/\bprevent(?:ive|ative)\b/g, 'prevention'],
  [/\blabou?r (?=law)/g, 'employment '],
  [/\bdentistry\b/g, 'dental'],
  [/\b(?:lot|land|site) clearing\b/g, 'clearing'],
  [/\btransportation\b/g, 'transport'],
  [/\b(?:company|business|corporate|llc) formations?\b/g, 'formation'],
];

/** Words by which two names of one work differ. */
const fillers: ReadonlySet<string> = new Set(
  'service solution handling case law legal matter work administration management managing managed delivery treatment therapy care session visit appointment programme program customer client patient professional complete full comprehensive general local behalf of for and the an to in with on by at our your'.split(
    ' ',
  ),
);

/** The words that tell which work a name is of, in alphabetical order; empty where all are words of any work. */
function workOf(name: string): string {
  let small = name.toLowerCase();
  for (const [words, word] of oneWord) small = small.replace(words, word);
  // Only plurals are made equal: who makes injection moulds does not mould.
  const words = (small.match(/\p{L}{2,}/gu) ?? []).map(singular);
  return [...new Set(words.filter((word) => !fillers.has(word)))].sort().join(' ');
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
