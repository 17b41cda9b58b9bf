import type { PageFacts } from '../read/page-facts.ts';
import { type CrawlLedger, nothingKnown } from './crawl-ledger.ts';
import type { CrawledPage } from './crawl-types.ts';
import type { Duplicates } from './duplicates.ts';
import type { FetchFailure } from './fetch-failure.ts';
import type { Frontier, FrontierEntry } from './frontier.ts';
import { createLinkIntake, languageToRead } from './link-intake.ts';
import { addressKey } from './page-address.ts';
import { createSitePlaces } from './site-places.ts';
import type { SiteScope } from './site-scope.ts';
import type { Visit } from './visit-page.ts';

export interface PageIntake {
  processPage: (entry: FrontierEntry, visit: Visit) => Promise<void>;
  restore: (stored: readonly CrawledPage[]) => Promise<void>;
  addStart: (address: string) => void;
  addSitemap: (addresses: readonly string[]) => Promise<void>;
  reachedUrl: () => string | null;
  icons: () => readonly string[];
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

interface IntakeState extends IntakeParts {
  places: ReturnType<typeof createSitePlaces>;
  links: ReturnType<typeof createLinkIntake>;
  readKeys: Set<string>;
  icons: readonly string[];
  stopped: string | null;
  javascriptPages: number;
}

type VisitedFacts = Extract<Visit, { kind: 'facts' }>;
type FailedVisit = Extract<Visit, { kind: 'failed' }>;

type Judgment = Pick<CrawledPage, 'outcome' | 'reason'> & { facts?: PageFacts; failure?: FetchFailure };

const needsJavascript: FetchFailure = {
  kind: 'needs-javascript',
  message: "The page shows its text only with JavaScript, which we didn't run.",
};

export function createPageIntake(parts: IntakeParts): PageIntake {
  const places = createSitePlaces(parts.scope);
  const links = createLinkIntake(parts.frontier, places, parts.home);
  const state: IntakeState = {
    ...parts,
    places,
    links,
    readKeys: new Set(),
    icons: [],
    stopped: null,
    javascriptPages: 0,
  };
  return {
    processPage: (entry, visit) => processPage(state, entry, visit),
    restore: (stored) => restore(state, stored),
    addStart: (url) =>
      parts.frontier.add({ url, text: '', section: 'main', via: 'start', nofollow: false }, 1),
    addSitemap: links.addSitemap,
    reachedUrl: places.reachedUrl,
    icons: () => state.icons,
    stopped: () => state.stopped,
    notes: () => [
      ...(state.stopped === null ? [] : [state.stopped]),
      ...(state.javascriptPages === 0 ? [] : [javascriptNote(state.javascriptPages)]),
    ],
  };
}

async function processPage(state: IntakeState, entry: FrontierEntry, visit: Visit): Promise<void> {
  if (visit.kind === 'facts') return await processFacts(state, entry, visit);
  if (visit.kind === 'failed') return await processFailure(state, entry, visit);
  if (entry.depth === 0) state.places.settleAt(entry.url);
  const page = { ...nothingKnown, url: entry.url, depth: entry.depth };
  await state.ledger.record({ ...page, outcome: 'skipped-by-robots', reason: visit.reason });
}

async function processFailure(
  state: IntakeState,
  entry: FrontierEntry,
  { failure, status, url }: FailedVisit,
): Promise<void> {
  const { ledger, frontier, places } = state;
  const { kind, message } = failure;
  const stops =
    kind === 'slow-down' ||
    kind === 'no-time' ||
    kind === 'hard-to-read' ||
    (entry.depth === 0 && kind === 'blocked');
  if (stops) state.stopped ??= message;
  if (kind === 'aborted' || kind === 'no-time' || kind === 'hard-to-read') {
    ledger.recordSkipped(entry.url, entry.depth, message);
    return;
  }
  if (status !== null && entry.depth === 0 && url !== null) places.settleAt(url);
  if (kind === 'http-error') frontier.reopen(entry);
  const page = { ...nothingKnown, url: entry.url, depth: entry.depth, finalUrl: url };
  await ledger.record({ ...page, outcome: 'failed', reason: message }, failure);
}

async function processFacts(state: IntakeState, entry: FrontierEntry, visit: VisitedFacts): Promise<void> {
  if (entry.depth === 0) setHomePage(state, visit.url, visit.facts);
  const { failure, ...judgment } = await judgeFacts(state, entry, visit);
  const { rendered, etag, lastModified } = visit;
  const page = {
    ...nothingKnown,
    url: entry.url,
    finalUrl: visit.url,
    depth: entry.depth,
    rendered,
    etag,
    lastModified,
  };
  await state.ledger.record({ ...page, ...judgment }, failure);
}

async function judgeFacts(
  state: IntakeState,
  entry: FrontierEntry,
  { url, facts, rendered }: VisitedFacts,
): Promise<Judgment> {
  const { frontier, duplicates, links, readKeys } = state;
  const finalKey = addressKey(url);
  if (finalKey !== entry.key && readKeys.has(finalKey)) {
    return { outcome: 'duplicate', reason: `Redirects to ${url}, which we read.` };
  }
  frontier.markKnown(url);
  readKeys.add(finalKey);
  if (!facts.robots.nofollow) await links.addLinks(facts, entry.depth);
  if (facts.robots.noindex) {
    return { outcome: 'skipped-by-robots', reason: 'The page asks robots not to index it.' };
  }
  if (facts.needsJavascript && !rendered) {
    state.javascriptPages++;
    return { outcome: 'failed', reason: needsJavascript.message, failure: needsJavascript };
  }
  const setAside = facts.setAside ?? (facts.words === 0 ? 'The page shows no text.' : null);
  if (setAside !== null) {
    frontier.discourage(entry.url);
    return { outcome: 'set-aside', reason: asSentence(setAside), facts };
  }
  const original = duplicates.check(facts);
  if (original !== null) {
    frontier.discourage(entry.url);
    return { outcome: 'duplicate', reason: `Same content as ${original}.` };
  }
  links.noteCanonical(facts);
  return { outcome: 'read', reason: null, facts };
}

function setHomePage(state: IntakeState, url: string, facts: PageFacts): void {
  state.places.setHome(url, facts.links);
  state.icons = facts.icons;
  state.frontier.setSite({ host: new URL(url).host, language: languageToRead(facts) });
}

async function restore(state: IntakeState, stored: readonly CrawledPage[]): Promise<void> {
  const { frontier, duplicates, links, readKeys } = state;
  for (const page of stored) {
    frontier.markKnown(page.url);
    if (page.finalUrl) {
      frontier.markKnown(page.finalUrl);
      readKeys.add(addressKey(page.finalUrl));
    }
    if (page.depth === 0 && page.finalUrl && page.facts) setHomePage(state, page.finalUrl, page.facts);
  }
  for (const { facts, depth, outcome } of stored) {
    if (!facts) continue;
    if (outcome === 'read') {
      duplicates.check(facts);
      links.noteCanonical(facts);
    }
    if (!facts.robots.nofollow) await links.addLinks(facts, depth);
  }
}

function asSentence(reason: string): string {
  return reason.endsWith('.') ? reason : `Set aside: ${reason}.`;
}

function javascriptNote(count: number): string {
  return count === 1
    ? "One page shows its text only with JavaScript, so we didn't read it."
    : `${count} pages show their text only with JavaScript, so we didn't read them.`;
}
