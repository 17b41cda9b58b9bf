import type { VolumeKind } from '#catalogue/workflow-definition.ts';
import type { VolumeCue } from '#shared/schemas/company-model.ts';
import type { PageFacts } from '../../read/page-facts.ts';
import { countOpenings } from './openings.ts';
import { structuredItems } from './structured-items.ts';

/**
 * Hours to write, check, and publish one post: our assumption. Bloggers report just under four for a typical post
 * (Orbit Media, Annual Blogging Survey, 2024).
 */
const hoursPerPost = 5;
/** Hours a week for one open job: our assumption. */
const hoursPerOpening = 4;
/** Hours to plan, announce, and hold one event: our assumption. */
const hoursPerEvent = 16;
/**
 * Hours for one review, including requests to customers who don't write one, reading, and answering. Our
 * assumption.
 */
const hoursPerReview = 1;
/**
 * Hours a week for one product of an online shop, to keep it current and handle its orders. Our
 * assumption, on the high side.
 */
const hoursPerProduct = 2;

const minDated = 3;
/** Minimum number of products in the structured data; a shop seldom sells fewer. */
const minProducts = 3;
const yearMs = 365 * 86_400_000;
const weeksPerYear = 52;

/**
 * Reviews are stated as a total. Everything else counts only if we read every page, because
 * otherwise the count is too low to serve as a maximum.
 */
export function volumeCues(
  pages: readonly PageFacts[],
  isWholeSite: boolean,
): ReadonlyMap<VolumeKind, VolumeCue> {
  const counted: readonly (readonly [VolumeKind, VolumeCue | null])[] = [
    ['posts', isWholeSite ? posts(pages) : null],
    ['jobs', isWholeSite ? openJobs(pages) : null],
    ['event-dates', isWholeSite ? events(pages) : null],
    ['reviews', reviews(pages)],
    ['products', isWholeSite ? products(pages) : null],
  ];
  return new Map(counted.flatMap(([kind, cue]) => (cue ? [[kind, cue] as const] : [])));
}

/**
 * Averaged over at least a year. If too few posts have a date, or some have none, we assume that all appeared
 * within a year.
 */
function posts(pages: readonly PageFacts[]): VolumeCue | null {
  const found = pages.filter(({ kind }) => kind === 'article');
  const [first] = found;
  if (!first) return null;
  const dates = found.flatMap(({ structured }) => {
    const time = Date.parse(structured.flatMap(({ properties }) => properties.datePublished ?? [])[0] ?? '');
    return Number.isNaN(time) ? [] : [time];
  });
  const isDated = dates.length >= minDated && dates.length === found.length;
  const years = isDated ? Math.max(1, (Math.max(...dates) - Math.min(...dates)) / yearMs) : 1;
  const perYear = found.length / years;
  const text = isDated
    ? `${plural(perYear < 10 ? Math.round(perYear * 10) / 10 : Math.round(perYear), 'post')} a year by their dates`
    : `${plural(found.length, 'post')} in all`;
  return { text, url: first.url, maxHoursPerWeek: (perYear * hoursPerPost) / weeksPerYear };
}

function openJobs(pages: readonly PageFacts[]): VolumeCue | null {
  const openings = countOpenings(pages);
  if (!openings) return null;
  const { count, url } = openings;
  return { text: plural(count, 'open job'), url, maxHoursPerWeek: count * hoursPerOpening };
}

function events(pages: readonly PageFacts[]): VolumeCue | null {
  const dated = structuredItems(pages, /Event$/).flatMap(({ url, properties }) =>
    (properties.startDate ?? []).map((start) => ({ url, key: `${start} ${properties.name?.[0] ?? ''}` })),
  );
  const count = new Set(dated.map(({ key }) => key)).size;
  const [first] = dated;
  if (!first) return null;
  return {
    text: `${plural(count, 'event')} announced`,
    url: first.url,
    maxHoursPerWeek: (count * hoursPerEvent) / weeksPerYear,
  };
}

/** The total number of reviews that the site states, treated as if all had been written within a year. */
function reviews(pages: readonly PageFacts[]): VolumeCue | null {
  const byTopic = new Map<string, { count: number; url: string }>();
  for (const { url, properties } of structuredItems(pages, /^AggregateRating$/)) {
    const count = Number(properties.reviewCount?.[0] ?? properties.ratingCount?.[0]);
    // The organization's own rating is the same on many pages and counts once. Ratings of products differ.
    if (count > 0) byTopic.set(`${count} ${properties.ratingValue?.[0] ?? ''}`, { count, url });
  }
  const [first] = byTopic.values();
  if (!first) return null;
  const count = [...byTopic.values()].reduce((sum, rating) => sum + rating.count, 0);
  return {
    text: `${plural(count, 'review')} in all`,
    url: first.url,
    maxHoursPerWeek: (count * hoursPerReview) / weeksPerYear,
  };
}

function products(pages: readonly PageFacts[]): VolumeCue | null {
  const described = structuredItems(pages, /^Product$/).flatMap(({ url, properties }) =>
    (properties.name ?? []).slice(0, 1).map((name) => ({ url, key: name.trim().toLowerCase() })),
  );
  const count = new Set(described.map(({ key }) => key)).size;
  const [first] = described;
  const isComplete = pages.every(
    ({ kind, url }) => kind !== 'product' || described.some((one) => one.url === url),
  );
  if (!first || count < minProducts || !isComplete) return null;
  return { text: plural(count, 'product'), url: first.url, maxHoursPerWeek: count * hoursPerProduct };
}

function plural(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
