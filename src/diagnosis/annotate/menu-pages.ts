import type { PageFacts } from '../read/page-facts.ts';
import { plainAddress } from '../text/address.ts';
import { saysNothingYet } from './nothing-yet.ts';
import type { SiteReading } from './site-reading.ts';

/** Domain names, without ending, of services that take payments, donations, or bookings for organizations. */
const payingNames = new Set(
  'paypal paypalobjects donorbox givebutter givelify pushpay tithe zeffy networkforgood classy every gofundme flipcause kindful bloomerang venmo stripe squareup square eventbrite mindbodyonline vagaro acuityscheduling calendly opentable resy toasttab doordash ubereats grubhub'.split(
    ' ',
  ),
);
const payingEndings = new Set(['com', 'org', 'io', 'ly', 'site', 'me']);
const minWords = 40;

/**
 * Maps the lower-case text of each menu entry to the page that it links to, or to null for a payment or
 * booking service. Leaves out entries that link to the home page, to a page about others, to a nearly empty
 * page, or to anything else that wasn't read.
 */
export function menuPages({ pages, readings }: SiteReading): Map<string, PageFacts | null> {
  const read = new Map(
    pages.map((page, index) => [plainAddress(page.url), { page, told: readings[index] === 'told' }]),
  );
  const found = new Map<string, PageFacts | null>();
  for (const { links } of pages) {
    for (const { url, text, section } of links) {
      if (section === 'main' || section === 'aside') continue;
      const key = text.trim().toLowerCase();
      if (key === '' || found.has(key)) continue;
      const target = read.get(plainAddress(url));
      if (target && !target.told && target.page.kind !== 'home' && target.page.words >= minWords)
        found.set(key, target.page);
      else if (!target && isPayingHost(hostOf(url))) found.set(key, null);
    }
  }
  return found;
}

/** Texts of links, in lower case, that lead to a page that says it is still empty. */
export function emptyMenuEntries({ pages }: SiteReading): Set<string> {
  const empty = new Set(pages.filter(saysNothingYet).map(({ url }) => plainAddress(url)));
  if (empty.size === 0) return new Set();
  return new Set(
    pages.flatMap(({ links }) =>
      links.filter(({ url }) => empty.has(plainAddress(url))).map(({ text }) => text.trim().toLowerCase()),
    ),
  );
}

function isPayingHost(host: string): boolean {
  const [ending = '', name = ''] = host.split('.').reverse();
  return payingNames.has(name) && payingEndings.has(ending);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
