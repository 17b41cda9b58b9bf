import { addressKey, fileKind, isAction } from './page-address.ts';
import { type PagePriority, pagePriority, type Sighting, type SiteTraits } from './page-priority.ts';

/** An address waiting to be read. */
export interface FrontierEntry {
  url: string;
  key: string;
  depth: number;
}

export interface Frontier {
  /** Takes note of an address; addresses known already, actions and files are not queued. */
  add: (sighting: Sighting, depth: number) => void;
  /** The next address worth reading; null when none is left. */
  next: () => FrontierEntry | null;
  /** The address was dealt with elsewhere: a stored page, a redirect's target, a canonical address. */
  markKnown: (address: string) => void;
  /** The address led nowhere: another spelling of it gets its chance. */
  reopen: (entry: FrontierEntry) => void;
  /** The address turned out to be a copy or no page of worth: others like it come later. */
  discourage: (address: string) => void;
  /** What became known of the site; the waiting addresses are judged anew. */
  setSite: (traits: SiteTraits) => void;
  /** Addresses come across in all. */
  found: () => number;
  /** Addresses never handed out, the most telling first, and files; `why` tells those that would not be handed out in any case. */
  left: (limit: number) => LeftOver[];
}

export interface LeftOver {
  url: string;
  depth: number;
  why: 'file' | 'enough-alike' | 'waiting';
}

/** Who has judged so many ways of pointing to an address learns nothing from further ones. */
const mostWays = 8;

interface Waiting extends FrontierEntry {
  sighting: Sighting;
  priority: PagePriority;
  family: string[];
  order: number;
  /** How it was pointed to since, as far as that was judged: a menu does it alike on every page. */
  ways: Set<string>;
}

/** What an address alone tells. */
interface Place {
  /** An address that does something counts as an asset: neither is ever asked for. */
  kind: 'page' | 'document' | 'asset';
  key: string;
  family: string[];
}

export interface FrontierLimits {
  maxDepth: number;
  /** Addresses kept waiting at most; more are counted only. */
  maxWaiting: number;
  /** Pages read at most of a theme that repeats itself (articles, archives, calendars). */
  few: number;
}

/** The addresses of a site still to be read, in the order of what they promise, varied by theme. */
export function createFrontier(limits: FrontierLimits): Frontier {
  const known = new Set<string>();
  const spellings = new Map<string, Waiting[]>();
  /** Addresses that further sightings tell nothing new of: every page of a site links to the same few. */
  const settled = new Set<string>();
  const waiting = new Map<string, Waiting>();
  const places = new Map<string, Place>();
  const files = new Map<string, number>();
  const picksByTheme = new Map<string, number>();
  const familySize = new Map<string, number>();
  const familyPicks = new Map<string, number>();
  let site: SiteTraits = { language: null, host: null };
  let order = 0;

  function add(sighting: Sighting, depth: number): void {
    if (settled.has(sighting.url)) {
      if (depth <= limits.maxDepth) order++;
      return;
    }
    const { kind, key, family } = placeOf(sighting.url);
    if (kind === 'asset') return;
    if (kind === 'document') {
      if (!files.has(sighting.url)) files.set(sighting.url, depth);
      return;
    }
    if (depth > limits.maxDepth) return;
    const entry = { url: sighting.url, key, depth, sighting, order: order++, family };
    const before = waiting.get(key);
    if (before) {
      if (sighting.url === before.url && before.ways.size >= mostWays) return;
      const way = `${sighting.section} ${sighting.via} ${sighting.nofollow} ${sighting.text}`;
      if (sighting.url === before.url && before.ways.has(way)) return;
      before.ways.add(way);
      const better = pagePriority({ ...sighting, url: before.url }, site);
      if (better.score > before.priority.score) before.priority = better;
      noteSpelling({ ...entry, priority: better, ways: new Set() }, before.url);
      return;
    }
    const priority = pagePriority(sighting, site);
    if (known.has(key)) {
      noteSpelling({ ...entry, priority, ways: new Set() }, null);
      settled.add(sighting.url);
      return;
    }
    known.add(key);
    if (waiting.size >= limits.maxWaiting) return;
    waiting.set(key, { ...entry, priority, ways: new Set() });
    for (const family of entry.family) increase(familySize, family);
  }

  function placeOf(url: string): Place {
    let place = places.get(url);
    if (place === undefined) {
      const kind = isAction(url) ? 'asset' : (fileKind(url) ?? 'page');
      place =
        kind === 'page'
          ? { kind, key: addressKey(url), family: familiesOf(url) }
          : { kind, key: '', family: [] };
      if (places.size < maxPlaces) places.set(url, place);
    }
    return place;
  }

  function noteSpelling(entry: Waiting, current: string | null): void {
    if (entry.url === current) return;
    const others = spellings.get(entry.key) ?? [];
    if (others.length < 3 && !others.some((other) => other.url === entry.url)) others.push(entry);
    spellings.set(entry.key, others);
  }

  function next(): FrontierEntry | null {
    let best: Waiting | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const entry of waiting.values()) {
      if (isEnough(entry)) continue;
      const score = effectiveScore(entry);
      if (score > bestScore) {
        best = entry;
        bestScore = score;
      }
    }
    if (!best) return null;
    waiting.delete(best.key);
    increase(picksByTheme, best.priority.theme);
    for (const family of best.family) increase(familyPicks, family);
    return { url: best.url, key: best.key, depth: best.depth };
  }

  function isEnough({ priority }: Waiting): boolean {
    return priority.cap !== null && (picksByTheme.get(priority.theme) ?? 0) >= limits.few;
  }

  function effectiveScore(entry: Waiting): number {
    const themePicks = picksByTheme.get(entry.priority.theme) ?? 0;
    let score = entry.priority.score - 5 * themePicks - 4 * (entry.depth - 1) - entry.order / 1000;
    for (const family of entry.family) {
      if ((familySize.get(family) ?? 0) < crowd) continue;
      score -= 9 * Math.max(0, (familyPicks.get(family) ?? 0) - 1);
    }
    return score;
  }

  return {
    add,
    next,
    markKnown: (address) => {
      const key = addressKey(address);
      known.add(key);
      waiting.delete(key);
    },
    reopen: (entry) => {
      settled.clear();
      const others = spellings.get(entry.key) ?? [];
      const other = others.find(({ url }) => url !== entry.url);
      spellings.set(
        entry.key,
        others.filter((each) => each !== other && each.url !== entry.url),
      );
      if (other) waiting.set(entry.key, other);
    },
    discourage: (address) => {
      for (const family of familiesOf(address)) {
        increase(familySize, family, crowd);
        increase(familyPicks, family, 2);
      }
    },
    setSite: (traits) => {
      site = traits;
      for (const entry of waiting.values()) {
        entry.priority = pagePriority(entry.sighting, site);
        entry.ways.clear();
      }
    },
    found: () => known.size + files.size,
    left: (limit) => {
      const pages = [...waiting.values()].sort((a, b) => effectiveScore(b) - effectiveScore(a));
      return [
        ...pages.map((entry) => leftOver(entry, isEnough(entry) ? 'enough-alike' : 'waiting')),
        ...[...files].map(([url, depth]) => leftOver({ url, depth }, 'file')),
      ].slice(0, limit);
    },
  };
}

function leftOver({ url, depth }: Pick<LeftOver, 'url' | 'depth'>, why: LeftOver['why']): LeftOver {
  return { url, depth, why };
}

/** Addresses of which is kept what they tell; of more it is worked out anew. */
const maxPlaces = 20_000;

/** From this many addresses built alike, they are taken for pages made from one template. */
const crowd = 4;

/**
 * Groups of addresses that look made from one template: the same folder with names that begin or end alike
 * ("/plumber-in-leeds", "/plumber-in-york"), or one folder's pages told apart by numbers or parameters.
 */
function familiesOf(address: string): string[] {
  const url = new URL(address);
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const slug = (segments.at(-1) ?? '').toLowerCase().replace(/\.\w{2,5}$/, '');
  const folder = `${url.host}/${segments.slice(0, -1).join('/')}`;
  const families: string[] = [];
  if (segments.length > 1) families.push(`${folder}/`);
  const words = slug.split(/[-_]+/);
  if (words.length >= 3)
    families.push(`${folder}/${words.slice(0, 2).join('-')}-`, `${folder}/-${words.slice(-2).join('-')}`);
  else if (words.length === 2) families.push(`${folder}/${words[0]}-`, `${folder}/-${words[1]}`);
  if (/\d/.test(slug)) families.push(`${folder}/${slug.replace(/\d+/g, '0')}`);
  if (url.search !== '') families.push(`${folder}/${slug}?`);
  return families;
}

function increase(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
