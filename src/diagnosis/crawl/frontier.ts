import { type AddressFamilies, createAddressFamilies, familiesOf, increase } from './address-families.ts';
import { addressKey, fileKind, isAction } from './page-address.ts';
import { type PagePriority, pagePriority, type Sighting, type SiteTraits } from './page-priority.ts';

export interface FrontierEntry {
  url: string;
  key: string;
  depth: number;
}

export interface Frontier {
  /** Queues a page. Documents, such as PDFs, are only listed; actions and assets are ignored. */
  add: (sighting: Sighting, depth: number) => void;
  next: () => FrontierEntry | null;
  markKnown: (address: string) => void;
  reopen: (entry: FrontierEntry) => void;
  /** Lowers the priority of addresses similar to this one, which was a duplicate or had no useful content. */
  discourage: (address: string) => void;
  setSite: (traits: SiteTraits) => void;
  unkept: () => number;
  left: () => LeftOver[];
}

export interface LeftOver {
  url: string;
  depth: number;
  why: 'file' | 'enough-alike' | 'waiting';
}

const maxWays = 8;

const maxPlaces = 20_000;

interface Waiting extends FrontierEntry {
  sighting: Sighting;
  priority: PagePriority;
  family: string[];
  order: number;
  /**
   * Distinct combinations of section, `via`, `nofollow`, and text among the links to this address
   * so far.
   */
  ways: Set<string>;
}

interface Place {
  kind: 'page' | 'document' | 'asset';
  key: string;
  family: string[];
}

export interface FrontierLimits {
  maxDepth: number;
  maxWaiting: number;
  /** Maximum number of pages per capped theme. */
  few: number;
}

interface FrontierState {
  limits: FrontierLimits;
  known: Set<string>;
  spellings: Map<string, Waiting[]>;
  /** Addresses for which another link changes nothing. */
  settled: Set<string>;
  waiting: Map<string, Waiting>;
  places: Map<string, Place>;
  files: Map<string, number>;
  picksByTheme: Map<string, number>;
  families: AddressFamilies;
  site: SiteTraits;
  order: number;
  unkept: number;
}

export function createFrontier(limits: FrontierLimits): Frontier {
  const state: FrontierState = {
    limits,
    known: new Set(),
    spellings: new Map(),
    settled: new Set(),
    waiting: new Map(),
    places: new Map(),
    files: new Map(),
    picksByTheme: new Map(),
    families: createAddressFamilies(),
    site: { language: null, host: null },
    order: 0,
    unkept: 0,
  };
  const { known, waiting, files } = state;
  return {
    add: (sighting, depth) => add(state, sighting, depth),
    next: () => next(state),
    markKnown: (address) => {
      const key = addressKey(address);
      known.add(key);
      waiting.delete(key);
    },
    reopen: (entry) => reopen(state, entry),
    discourage: state.families.discourage,
    setSite: (traits) => {
      state.site = traits;
      for (const entry of waiting.values()) {
        entry.priority = pagePriority(entry.sighting, traits);
        entry.ways.clear();
      }
    },
    unkept: () => state.unkept,
    left: () => {
      const pages = [...waiting.values()].sort((a, b) => scoreOf(state, b) - scoreOf(state, a));
      return [
        ...pages.map((entry) => leftOver(entry, isEnough(state, entry) ? 'enough-alike' : 'waiting')),
        ...[...files].map(([url, depth]) => leftOver({ url, depth }, 'file')),
      ];
    },
  };
}

function add(state: FrontierState, sighting: Sighting, depth: number): void {
  const { limits, files, known, waiting, settled } = state;
  if (settled.has(sighting.url)) {
    if (depth <= limits.maxDepth) state.order++;
    return;
  }
  const { kind, key, family } = placeOf(state, sighting.url);
  if (kind === 'document' && !files.has(sighting.url)) files.set(sighting.url, depth);
  if (kind !== 'page' || depth > limits.maxDepth) return;
  const entry = { url: sighting.url, key, depth, sighting, order: state.order++, family };
  const before = waiting.get(key);
  if (before) {
    addSighting(state, before, entry);
    return;
  }
  const priority = pagePriority(sighting, state.site);
  if (known.has(key)) {
    noteSpelling(state, { ...entry, priority, ways: new Set() });
    settled.add(sighting.url);
    return;
  }
  known.add(key);
  if (waiting.size >= limits.maxWaiting) {
    state.unkept++;
    return;
  }
  waiting.set(key, { ...entry, priority, ways: new Set() });
  state.families.noteWaiting(family);
}

function addSighting(state: FrontierState, before: Waiting, entry: Omit<Waiting, 'priority' | 'ways'>): void {
  const { sighting } = entry;
  const isSameUrl = sighting.url === before.url;
  if (isSameUrl && before.ways.size >= maxWays) return;
  const way = `${sighting.section} ${sighting.via} ${sighting.nofollow} ${sighting.text}`;
  if (isSameUrl && before.ways.has(way)) return;
  before.ways.add(way);
  const priority = pagePriority({ ...sighting, url: before.url }, state.site);
  if (priority.score > before.priority.score) before.priority = priority;
  if (!isSameUrl) noteSpelling(state, { ...entry, priority, ways: new Set() });
}

function placeOf({ places }: FrontierState, url: string): Place {
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

function noteSpelling({ spellings }: FrontierState, entry: Waiting): void {
  const others = spellings.get(entry.key) ?? [];
  if (others.length < 3 && !others.some((other) => other.url === entry.url)) others.push(entry);
  spellings.set(entry.key, others);
}

function reopen({ settled, spellings, waiting }: FrontierState, entry: FrontierEntry): void {
  settled.clear();
  const others = spellings.get(entry.key) ?? [];
  const other = others.find(({ url }) => url !== entry.url);
  spellings.set(
    entry.key,
    others.filter((each) => each !== other && each.url !== entry.url),
  );
  if (other) waiting.set(entry.key, other);
}

function next(state: FrontierState): FrontierEntry | null {
  let best: Waiting | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const entry of state.waiting.values()) {
    if (isEnough(state, entry)) continue;
    const score = scoreOf(state, entry);
    if (score > bestScore) {
      best = entry;
      bestScore = score;
    }
  }
  if (!best) return null;
  state.waiting.delete(best.key);
  increase(state.picksByTheme, best.priority.theme);
  state.families.notePicked(best.family);
  return { url: best.url, key: best.key, depth: best.depth };
}

function isEnough({ limits, picksByTheme }: FrontierState, { priority }: Waiting): boolean {
  return priority.cap !== null && (picksByTheme.get(priority.theme) ?? 0) >= limits.few;
}

function scoreOf({ picksByTheme, families }: FrontierState, entry: Waiting): number {
  const themePicks = picksByTheme.get(entry.priority.theme) ?? 0;
  const score = entry.priority.score - 5 * themePicks - 4 * (entry.depth - 1) - entry.order / 1000;
  return score - families.penalty(entry.family);
}

function leftOver({ url, depth }: Pick<LeftOver, 'url' | 'depth'>, why: LeftOver['why']): LeftOver {
  return { url, depth, why };
}
