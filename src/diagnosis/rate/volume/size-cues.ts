import type { SizeCue } from '#shared/schemas/company-model.ts';
import type { PageFacts } from '../../read/page-facts.ts';
import { openHours } from './open-hours.ts';
import { structuredItems } from './structured-items.ts';

/** Maximum number of branches; a longer list of addresses probably includes those of customers. */
const maxLocations = 20;
/**
 * Opening hours a week of a median organization, and the limits of the factor by which other hours change the
 * headcount.
 */
const usual = { openHours: 45, min: 0.5, max: 2 };
/**
 * If the total is at least this many hours a week, we ignore the opening hours: "24/7" is when someone answers,
 * not when people are at work.
 */
const aroundTheClock = 140;

export function sizeCues(pages: readonly PageFacts[]): SizeCue[] {
  return [locations(pages), openingHours(pages)].flatMap((cue) => (cue ? [cue] : []));
}

function locations(pages: readonly PageFacts[]): SizeCue | null {
  const addresses = structuredItems(pages, /^PostalAddress$/).flatMap(({ url, properties }) => {
    const street = properties.streetAddress?.[0];
    const town = properties.addressLocality?.[0] ?? '';
    return street && /\d/.test(street) ? [{ url, key: keyOf(`${street} ${town}`) }] : [];
  });
  const count = new Set(addresses.map(({ key }) => key)).size;
  const [first] = addresses;
  if (!first || count < 2 || count > maxLocations) return null;
  return { text: `${count} locations`, url: first.url, factor: count };
}

/**
 * The house number, the word after it, and the last word of the town, because the same address may
 * be written in several ways.
 */
function keyOf(address: string): string {
  const words = address.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const number = words.findIndex((word) => /\d/.test(word));
  return [...words.slice(number, number + 2), words.at(-1)].join(' ');
}

function openingHours(pages: readonly PageFacts[]): SizeCue | null {
  const open = openHours(pages);
  if (!open || open.hoursPerWeek >= aroundTheClock) return null;
  const hours = Math.round(open.hoursPerWeek);
  return {
    text: `open ${hours} hours a week`,
    url: open.url,
    factor: Math.min(usual.max, Math.max(usual.min, hours / usual.openHours)),
  };
}
