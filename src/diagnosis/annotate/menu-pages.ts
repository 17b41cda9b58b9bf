import type { PageFacts } from '../read/page-facts.ts';
import { saysNothingYet } from './nothing-yet.ts';
import type { SiteReading } from './site-reading.ts';

/**
 * Services through which organizations take payments, donations, or bookings; a menu entry that leads there means what
 * it says.
 */
const payingHosts =
  /(?:^|\.)(?:paypal|paypalobjects|donorbox|givebutter|givelify|pushpay|tithe|zeffy|networkforgood|classy|every|gofundme|flipcause|kindful|bloomerang|venmo|stripe|squareup|square|eventbrite|mindbodyonline|vagaro|acuityscheduling|calendly|opentable|resy|toasttab|doordash|ubereats|grubhub)\.(?:com|org|io|ly|site|me)$/;
const minWords = 40;

/**
 * What a menu entry leads to, by its lower-case text: the page that was read, or null for a host that takes payments,
 * donations, or bookings. Leaves out entries that lead elsewhere, or to a nearly empty page.
 */
export function menuPages({ pages, readings }: SiteReading): Map<string, PageFacts | null> {
  const read = new Map(
    pages.map((page, index) => [plain(page.url), { page, told: readings[index] === 'told' }]),
  );
  const found = new Map<string, PageFacts | null>();
  for (const { links } of pages) {
    for (const { url, text, section } of links) {
      if (section === 'main' || section === 'aside') continue;
      const key = text.trim().toLowerCase();
      if (key === '' || found.has(key)) continue;
      const target = read.get(plain(url));
      if (target && !target.told && target.page.kind !== 'home' && target.page.words >= minWords)
        found.set(key, target.page);
      else if (!target && payingHosts.test(hostOf(url))) found.set(key, null);
    }
  }
  return found;
}

/** Menu entries, in lower case, whose page says that there is nothing yet. */
export function emptyMenuEntries({ pages }: SiteReading): Set<string> {
  const empty = new Set(pages.filter(saysNothingYet).map(({ url }) => plain(url)));
  if (empty.size === 0) return new Set();
  return new Set(
    pages.flatMap(({ links }) =>
      links.filter(({ url }) => empty.has(plain(url))).map(({ text }) => text.trim().toLowerCase()),
    ),
  );
}

function plain(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/(?:index)?\.(?:html?|php)$/, '')
    .replace(/\/$/, '');
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
