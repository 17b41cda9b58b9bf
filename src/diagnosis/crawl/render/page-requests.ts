import type { Page, Request, Route } from 'playwright-core';
import type { GuardedNetwork } from '../guard/guarded-network.ts';
import type { KeptFiles } from './kept-files.ts';
import type { RequestBudget } from './request-budget.ts';

/** What a page that is run may ask for, and of whom. */
export interface PageRules {
  network: Pick<GuardedNetwork, 'judge'>;
  /** Whether robots.txt lets us fetch an address of the site. */
  allows: (address: string) => Promise<boolean>;
  isOfSite: (address: string) => boolean;
  /** Waits for a turn at the host, as every request of a scan does; gives what ends it. */
  takeTurn: (host: string) => Promise<() => void>;
}

/** What the pages of one scan have together. */
export interface SharedByPages {
  budget: RequestBudget;
  files: KeptFiles;
  /** Ends all connections to a domain that was asked more of than it may be, and lets none be opened any more. */
  cutOff: (address: string) => void;
}

export interface PageRequests {
  /** Whether the page tried to lead to another site. */
  leadsElsewhere: () => boolean;
  /** Ends the turns that are still taken, and those that are waited for once they come. */
  end: () => void;
}

/** What a page may load to show its text. Pictures, fonts and films tell us nothing. */
const wantedTypes = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch', 'other']);
/** The same of others than the site. */
const wantedOfOthers = new Set(['script', 'stylesheet', 'xhr', 'fetch']);

/** Lets through what the page needs to show its text, within the budget, and refuses everything else. */
export async function guardRequests(
  page: Page,
  rules: PageRules,
  shared: SharedByPages,
  maxRequests: number,
): Promise<PageRequests> {
  const { budget, files } = shared;
  const turns = new Map<Request, () => void>();
  let requests = 0;
  let elsewhere = false;
  let over = false;

  const end = (request: Request, succeeded: boolean) => {
    files.settle(request, succeeded);
    turns.get(request)?.();
    turns.delete(request);
  };

  async function decide(route: Route): Promise<void> {
    const request = route.request();
    const isWanted =
      ++requests <= maxRequests && isOfPage(page, request) && (await isAllowed(rules, request));
    if (!isWanted) return await route.abort('blockedbyclient');
    if (await files.answer(route)) return;
    if (!budget.takeRequest(request.url())) return await route.abort('blockedbyclient');
    files.begin(request);
    const endTurn = await rules.takeTurn(new URL(request.url()).host).catch(() => null);
    if (endTurn) turns.set(request, endTurn);
    // Of a page that is over, nothing tells any more how its requests end.
    if (!endTurn || over) {
      end(request, false);
      return await route.abort('blockedbyclient');
    }
    await route.continue();
  }

  await page.route('**/*', async (route) => {
    const request = route.request();
    if (isElsewhere(page, request, rules)) elsewhere = true;
    await decide(route).catch(() => end(request, false));
  });
  page
    .on('requestfinished', (request) => end(request, true))
    .on('requestfailed', (request) => end(request, false))
    .on('request', (request) => {
      // Where an answer leads on, the browser follows without asking.
      if (!request.redirectedFrom() || budget.takeRequest(request.url())) return;
      shared.cutOff(request.url());
    });
  return {
    leadsElsewhere: () => elsewhere,
    end: () => {
      over = true;
      for (const request of turns.keys()) end(request, false);
    },
  };
}

/** A reader asks for what is shown and sends nothing of its own accord. */
async function isAllowed(rules: PageRules, request: Request): Promise<boolean> {
  const url = URL.parse(request.url());
  if (!url || rules.network.judge(url) !== null) return false;
  if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return false;
  const { 'sec-purpose': purpose = '' } = request.headers();
  if (/prefetch|prerender/.test(purpose)) return false;
  const ofSite = rules.isOfSite(url.href);
  if (!(ofSite ? wantedTypes : wantedOfOthers).has(request.resourceType())) return false;
  return !ofSite || (await rules.allows(url.href));
}

/** Frames within the page are not read, so nothing is asked for on their behalf. */
function isOfPage(page: Page, request: Request): boolean {
  try {
    return request.frame() === page.mainFrame();
  } catch {
    return false;
  }
}

function isElsewhere(page: Page, request: Request, { isOfSite }: PageRules): boolean {
  return request.isNavigationRequest() && isOfPage(page, request) && !isOfSite(request.url());
}
