import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { PageFacts } from '../read/page-facts.ts';
import type { Frontier } from './frontier.ts';
import { addressKey } from './page-address.ts';
import type { SitePlaces } from './site-places.ts';

export interface LinkIntake {
  addLinks: (facts: PageFacts, depth: number) => Promise<void>;
  addSitemap: (addresses: readonly string[]) => Promise<void>;
  noteCanonical: (facts: PageFacts) => void;
}

const maxSplashWords = 60;

/** Number of addresses processed before yielding, because a page may link to thousands. */
const sliceLength = 200;

export function createLinkIntake(frontier: Frontier, places: SitePlaces, home: string): LinkIntake {
  return {
    addLinks: async (facts, depth) => {
      const isSplash = depth === 0 && isSplashPage(facts);
      for (const [n, link] of facts.links.entries()) {
        if (n % sliceLength === sliceLength - 1) await yieldToEventLoop();
        if (link.via === 'canonical') continue;
        const url = places.placeOf(link.url);
        if (url === null) continue;
        const via = isSplash && link.via === 'alternate' ? 'anchor' : link.via;
        const { text, section, nofollow } = link;
        frontier.add({ url, text, section, via, nofollow }, depth + 1);
      }
    },
    addSitemap: async (addresses) => {
      for (const [n, address] of addresses.entries()) {
        if (n % sliceLength === sliceLength - 1) await yieldToEventLoop();
        const url = places.placeOf(address);
        if (url === null) continue;
        frontier.add({ url, text: '', section: 'sitemap', via: 'sitemap', nofollow: false }, 1);
      }
    },
    noteCanonical: (facts) => {
      const canonical = facts.canonicalUrl && places.placeOf(facts.canonicalUrl);
      if (!canonical) return;
      // Many pages wrongly name the home page as canonical.
      if (addressKey(canonical) !== addressKey(home)) frontier.markKnown(canonical);
    },
  };
}

export function languageToRead(facts: PageFacts): string | null {
  const own = facts.language?.slice(0, 2).toLowerCase() ?? null;
  if (own !== null && own !== 'en' && leadsToEnglish(facts)) return 'en';
  if (!isSplashPage(facts)) return own;
  const offered = facts.links.flatMap(
    ({ url }) => /^\/([a-z]{2})(?:[-_/]|$)/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? [],
  );
  if (offered.length === 0 || (own !== null && offered.includes(own))) return own;
  return offered.includes('en') ? 'en' : (offered[0] ?? own);
}

const english = /^(?:en(?:[-_][a-z]{2})?|eng|english|in english|english version)$/i;

function leadsToEnglish({ url, links }: PageFacts): boolean {
  const own = withoutFragment(url);
  return links.some(({ url: target, text }) => english.test(text.trim()) && withoutFragment(target) !== own);
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}

function isSplashPage({ words }: PageFacts): boolean {
  return words < maxSplashWords;
}
