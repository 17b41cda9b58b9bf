import type { PageFacts } from '../../read/page-facts.ts';

const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

export function openHours(pages: readonly PageFacts[]): { hoursPerWeek: number; url: string } | null {
  for (const { url, structured } of pages) {
    const specified = structured.filter(
      ({ type, properties }) => type === 'OpeningHoursSpecification' && !properties.validFrom,
    );
    const spans = new Map<string, number>();
    for (const { properties } of specified) {
      const [opens = '', closes = ''] = [properties.opens?.[0], properties.closes?.[0]];
      for (const day of properties.dayOfWeek ?? [])
        spans.set(`${dayOf(day)} ${opens}`, duration(opens, closes));
    }
    const total = sum(spans.values());
    const written = structured.flatMap(({ properties }) => properties.openingHours ?? []);
    const hoursPerWeek = total > 0 ? total : writtenHours(written);
    if (hoursPerWeek > 0) return { hoursPerWeek, url };
  }
  return null;
}

/** Total of hours written as "Mo-Fr 08:00-17:00" or "Mo,We 0900-1200". */
function writtenHours(values: readonly string[]): number {
  const spans = new Map<string, number>();
  const span =
    /\b((?:mo|tu|we|th|fr|sa|su)[a-z]*(?:\s*[-–,]\s*(?:mo|tu|we|th|fr|sa|su)[a-z]*)*)\s+(\d{1,2}:?\d{2})\s*[-–]\s*(\d{1,2}:?\d{2})/gi;
  for (const value of new Set(values))
    for (const [, named = '', opens, closes] of value.matchAll(span))
      for (const day of daysOf(named)) spans.set(`${day} ${opens}`, duration(opens, closes));
  return sum(spans.values());
}

function daysOf(named: string): string[] {
  return named.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split(/[-–]/).map(dayOf);
    const [first, last] = [days.indexOf(from), days.indexOf(to)];
    return first <= last ? days.slice(first, last + 1) : [...days.slice(first), ...days.slice(0, last + 1)];
  });
}

/** A day as its first two letters: "mo" for "Monday", "https://schema.org/Monday", and "Mo". */
function dayOf(name: string): string {
  return (name.trim().split('/').at(-1) ?? '').slice(0, 2).toLowerCase();
}

/** In hours; the end may be after midnight. */
function duration(opens = '', closes = ''): number {
  const [from, to] = [clock(opens), clock(closes)];
  if (from === null || to === null) return 0;
  return to > from ? to - from : to + 24 - from;
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

function clock(text: string): number | null {
  const match = /^(\d{1,2}):?(\d{2})/.exec(text.trim());
  return match ? Number(match[1]) + Number(match[2]) / 60 : null;
}
