import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { PageFacts, PageLink } from '../read/page-facts.ts';
import { type CrawlLedger, nothingKnown } from './crawl-ledger.ts';
import type { CrawledPage } from './crawl-types.ts';
import type { Duplicates } from './duplicates.ts';
import type { FetchFailure } from './fetch-failure.ts';
import type { Frontier, FrontierEntry } from './frontier.ts';
import { addressKey, fileKind, pageAddress } from './page-address.ts';
import { ontoSite, type SiteScope, siteDomain } from './site-scope.ts';
import type { Visit } from './visit-page.ts';

export interface PageIntake {
  /** Takes in what a visit gave: judges the page, stores it, and notes its links. */
  take: (entry: FrontierEntry, visit: Visit) => Promise<void>;
  /** Continues from the pages of an earlier attempt. */
  restore: (stored: readonly CrawledPage[]) => Promise<void>;
  /** The root of the site, where the visitor gave a page below it. */
  addStart: (address: string) => void;
  addSitemap: (addresses: readonly string[]) => Promise<void>;
  /** Address the site answered at; null while it has not. */
  reachedUrl: () => string | null;
  icons: () => readonly string[];
  /** Why nothing more is to be fetched; null while it may. */
  stopped: () => string | null;
  notes: () => string[];
}

interface IntakeParts {
  frontier: Frontier;
  ledger: CrawlLedger;
  scope: SiteScope;
  duplicates: Duplicates;
  home: string;
}

type VisitedFacts = Extract<Visit, { kind: 'facts' }>;

/** A home page with fewer words is a door, perhaps to a choice of languages. */
const thinHomeWords = 60;

/** Addresses judged at one stretch: a page may link to thousands, and the process has other things to do. */
const sliceLength = 200;

/** Addresses of which is kept where on the site they lie. */
const maxPlaces = 20_000;

const needsJavascript: FetchFailure = {
  kind: 'needs-javascript',
  message: 'The page shows its text only where JavaScript runs, and it was not run.',
};

/** Decides what becomes of each page fetched. */
export function createPageIntake(parts: IntakeParts): PageIntake {
  const { frontier, ledger, scope, duplicates } = parts;
  const readKeys = new Set<string>();
  const otherNames = new Set<string>();
  /** What `placeOf` found before: every page of a site links to the same few addresses. */
  const places = new Map<string, string | null>();
  let reachedUrl: string | null = null;
  let icons: readonly string[] = [];
  let stopped: string | null = null;
  let javascriptPages = 0;

  async function take(entry: FrontierEntry, visit: Visit): Promise<void> {
    if (visit.kind === 'facts') return await takeFacts(entry, visit);
    const page = { ...nothingKnown, url: entry.url, depth: entry.depth };
    if (visit.kind === 'forbidden') {
      if (entry.depth === 0) settleAt(entry.url);
      return await ledger.record({ ...page, outcome: 'skipped-by-robots', reason: visit.reason });
    }
    const { failure } = visit;
    if (failure.kind === 'aborted') return ledger.leave(entry.url, entry.depth, failure.message);
    if (failure.kind === 'no-time') {
      stopped ??= failure.message;
      return ledger.leave(entry.url, entry.depth, failure.message);
    }
    if (failure.kind === 'slow-down' || (entry.depth === 0 && failure.kind === 'blocked'))
      stopped ??= failure.message;
    if (visit.status !== null && entry.depth === 0 && visit.url !== null) settleAt(visit.url);
    if (failure.kind === 'http-error') frontier.reopen(entry);
    await ledger.record(
      { ...page, finalUrl: visit.url, outcome: 'failed', reason: failure.message },
      failure,
    );
  }

  async function takeFacts(entry: FrontierEntry, visit: VisitedFacts): Promise<void> {
    const { facts } = visit;
    if (entry.depth === 0) welcome(visit.url, facts);
    const page = {
      ...nothingKnown,
      url: entry.url,
      finalUrl: visit.url,
      depth: entry.depth,
      rendered: visit.rendered,
      etag: visit.etag,
      lastModified: visit.lastModified,
    };
    const finalKey = addressKey(visit.url);
    const moved = finalKey !== entry.key;
    if (moved && readKeys.has(finalKey)) {
      return await ledger.record({
        ...page,
        outcome: 'duplicate',
        reason: `Leads to ${visit.url}, which was read.`,
      });
    }
    frontier.markKnown(visit.url);
    readKeys.add(finalKey);
    if (!facts.robots.nofollow) await addLinks(facts, entry.depth);
    if (facts.robots.noindex) {
      const reason = 'The page asks robots not to keep what it says.';
      return await ledger.record({ ...page, outcome: 'skipped-by-robots', reason });
    }
    if (facts.needsJavascript && !visit.rendered) {
      javascriptPages++;
      return await ledger.record(
        { ...page, outcome: 'failed', reason: needsJavascript.message },
        needsJavascript,
      );
    }
    const setAside = facts.setAside ?? (facts.words === 0 ? 'The page shows no text.' : null);
    if (setAside !== null) {
      frontier.discourage(entry.url);
      return await ledger.record({ ...page, outcome: 'set-aside', reason: asSentence(setAside) });
    }
    const original = duplicates.check(facts);
    if (original !== null) {
      frontier.discourage(entry.url);
      return await ledger.record({ ...page, outcome: 'duplicate', reason: `Says the same as ${original}.` });
    }
    noteCanonical(facts);
    await ledger.record({ ...page, outcome: 'read', reason: null, facts });
  }

  /** Learns from the home page where the site is and which language it speaks. */
  function welcome(url: string, facts: PageFacts): void {
    reachedUrl = url;
    scope.include(url);
    icons = facts.icons;
    for (const link of facts.links) {
      if (namesSite(link, url)) otherNames.add(siteDomain(link.url));
    }
    places.clear();
    frontier.setSite({ host: new URL(url).host, language: siteLanguage(facts) });
  }

  /** Takes an address for the site's while no page of it was read. */
  function settleAt(url: string): void {
    if (reachedUrl !== null) return;
    reachedUrl = url;
    places.clear();
  }

  async function addLinks(facts: PageFacts, depth: number): Promise<void> {
    const isDoor = depth === 0 && facts.words < thinHomeWords;
    for (const [n, link] of facts.links.entries()) {
      if (n % sliceLength === sliceLength - 1) await letOthersRun();
      if (link.via === 'canonical') continue;
      const url = placeOf(link.url);
      if (url === null) continue;
      const via = isDoor && link.via === 'alternate' ? 'anchor' : link.via;
      frontier.add({ url, text: link.text, section: link.section, via, nofollow: link.nofollow }, depth + 1);
    }
  }

  /** The page's own name for itself needs no second visit. The home page's name on other pages is a common mistake. */
  function noteCanonical(facts: PageFacts): void {
    const canonical = facts.canonicalUrl && placeOf(facts.canonicalUrl);
    if (!canonical) return;
    if (addressKey(canonical) !== addressKey(parts.home)) frontier.markKnown(canonical);
  }

  /** Where on the site an address is asked for; null where it leads elsewhere. */
  function placeOf(address: string): string | null {
    let place = places.get(address);
    if (place === undefined) {
      const url = aligned(address);
      place = url !== null && scope.contains(url) ? url : null;
      if (places.size < maxPlaces) places.set(address, place);
    }
    return place;
  }

  /**
   * Links that spell the site's host or scheme otherwise, or use another domain that its home page names as its own, are
   * asked for where the site answered.
   */
  function aligned(address: string): string | null {
    const written = pageAddress(address);
    if (written === null || reachedUrl === null) return written;
    const normalised = otherNames.has(siteDomain(written)) ? ontoSite(written, reachedUrl, scope) : written;
    if (normalised === null) return null;
    const url = new URL(normalised);
    const reached = new URL(reachedUrl);
    if (url.port !== reached.port || bareHost(url) !== bareHost(reached)) return normalised;
    url.protocol = reached.protocol;
    url.hostname = reached.hostname;
    return url.href;
  }

  return {
    take,
    restore: async (stored) => {
      for (const page of stored) {
        frontier.markKnown(page.url);
        if (page.finalUrl) {
          frontier.markKnown(page.finalUrl);
          readKeys.add(addressKey(page.finalUrl));
        }
        if (page.depth === 0 && page.finalUrl && page.facts) welcome(page.finalUrl, page.facts);
      }
      for (const { facts, depth } of stored) {
        if (!facts) continue;
        duplicates.check(facts);
        noteCanonical(facts);
        if (!facts.robots.nofollow) await addLinks(facts, depth);
      }
    },
    addStart: (url) => frontier.add({ url, text: '', section: 'main', via: 'start', nofollow: false }, 1),
    addSitemap: async (addresses) => {
      for (const [n, address] of addresses.entries()) {
        if (n % sliceLength === sliceLength - 1) await letOthersRun();
        const url = placeOf(address);
        if (url === null) continue;
        frontier.add({ url, text: '', section: 'sitemap', via: 'sitemap', nofollow: false }, 1);
      }
    },
    reachedUrl: () => reachedUrl,
    icons: () => icons,
    stopped: () => stopped,
    notes: () => [
      ...(stopped === null ? [] : [stopped]),
      ...(javascriptPages === 0 ? [] : [javascriptNote(javascriptPages)]),
    ],
  };
}

/** Whether a home page's link tells another domain that the site calls its own: its canonical address or a translation. */
function namesSite(link: PageLink, home: string): boolean {
  if (link.via === 'canonical') return new URL(link.url).pathname === new URL(home).pathname;
  return link.via === 'alternate' && fileKind(link.url) === null && !/feed|rss|atom/i.test(link.url);
}

function asSentence(reason: string): string {
  return reason.endsWith('.') ? reason : `Set aside: ${reason}.`;
}

function javascriptNote(count: number): string {
  return count === 1
    ? 'One page shows its text only where JavaScript runs and was not read.'
    : `${count} pages show their text only where JavaScript runs and were not read.`;
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^www\./, '');
}

/** The home page's language; of a mere door, English where it is offered, else the first one offered. */
function siteLanguage(facts: PageFacts): string | null {
  const own = facts.language?.slice(0, 2).toLowerCase() ?? null;
  if (facts.words >= thinHomeWords) return own;
  const offered = facts.links.flatMap(
    ({ url }) => /^\/([a-z]{2})(?:[-_/]|$)/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? [],
  );
  if (offered.length === 0 || (own !== null && offered.includes(own))) return own;
  return offered.includes('en') ? 'en' : (offered[0] ?? own);
}
