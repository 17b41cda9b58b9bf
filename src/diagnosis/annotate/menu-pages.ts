import type { PageFacts } from '../read/page-facts.ts';
import { plainAddress } from '../text/address.ts';
import { saysNothingYet } from './nothing-yet.ts';
import type { SiteReading } from './site-reading.ts';

const payingNames = new Set(
  'paypal paypalobjects donorbox givebutter givelify pushpay tithe zeffy networkforgood classy every gofundme flipcause kindful bloomerang venmo stripe squareup square eventbrite mindbodyonline vagaro acuityscheduling calendly opentable resy toasttab doordash ubereats grubhub'.split(
    ' ',
  ),
);
const payingEndings = new Set(['com', 'org', 'io', 'ly', 'site', 'me']);
const minWords = 40;

/** Keyed by the link's lowercase text; null stands for a payment, booking, or ordering service. */
export function menuPages({ pages, readings }: SiteReading): Map<string, PageFacts | null> {
  const read = new Map(
    pages.map((page, index) => [
      plainAddress(page.url),
      { page, isAboutOthers: readings[index] === 'third-party' },
    ]),
  );
  const found = new Map<string, PageFacts | null>();
  for (const { links } of pages) {
    for (const { url, text, section } of links) {
      if (section === 'main' || section === 'aside') continue;
      const key = text.trim().toLowerCase();
      if (key === '' || found.has(key)) continue;
      const target = read.get(plainAddress(url));
      if (target && !target.isAboutOthers && target.page.kind !== 'home' && target.page.words >= minWords)
        found.set(key, target.page);
      else if (!target && isPayingHost(hostOf(url))) found.set(key, null);
    }
  }
  return found;
}

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
