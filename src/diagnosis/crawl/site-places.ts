import type { PageLink } from '../read/page-facts.ts';
import { bareHost } from '../text/address.ts';
import { fileKind, pageAddress } from './page-address.ts';
import { ontoSite, type SiteScope, siteDomain } from './site-scope.ts';

export interface SitePlaces {
  reachedUrl: () => string | null;
  setHome: (url: string, links: readonly PageLink[]) => void;
  /** Treats an address as the one at which the site answers, until the home page has been read. */
  settleAt: (url: string) => void;
  placeOf: (address: string) => string | null;
}

const maxPlaces = 20_000;

export function createSitePlaces(scope: SiteScope): SitePlaces {
  const otherNames = new Set<string>();
  const places = new Map<string, string | null>();
  let reachedUrl: string | null = null;

  function reach(url: string): void {
    reachedUrl = url;
    places.clear();
  }

  function aligned(address: string): string | null {
    const written = pageAddress(address);
    if (written === null || reachedUrl === null) return written;
    const normalized = otherNames.has(siteDomain(written)) ? ontoSite(written, reachedUrl, scope) : written;
    if (normalized === null) return null;
    const url = new URL(normalized);
    const reached = new URL(reachedUrl);
    if (url.port !== reached.port || bareHost(url.hostname) !== bareHost(reached.hostname)) return normalized;
    url.protocol = reached.protocol;
    url.hostname = reached.hostname;
    return url.href;
  }

  return {
    reachedUrl: () => reachedUrl,
    setHome: (url, links) => {
      reach(url);
      scope.include(url);
      for (const link of links) if (namesSite(link, url)) otherNames.add(siteDomain(link.url));
    },
    settleAt: (url) => {
      if (reachedUrl === null) reach(url);
    },
    placeOf: (address) => {
      let place = places.get(address);
      if (place === undefined) {
        const url = aligned(address);
        place = url !== null && scope.contains(url) ? url : null;
        if (places.size < maxPlaces) places.set(address, place);
      }
      return place;
    },
  };
}

const feeds = ['feed', 'rss', 'atom'];

function namesSite(link: PageLink, home: string): boolean {
  if (link.via === 'canonical') return new URL(link.url).pathname === new URL(home).pathname;
  return (
    link.via === 'alternate' &&
    fileKind(link.url) === null &&
    !feeds.some((feed) => link.url.toLowerCase().includes(feed))
  );
}
