import type { Page, Request, Route } from 'playwright-core';
import type { GuardedNetwork } from '../guard/guarded-network.ts';
import type { KeptFiles } from './kept-files.ts';
import type { RequestBudget } from './request-budget.ts';

export interface PageRules {
  network: Pick<GuardedNetwork, 'judge'>;
  allows: (address: string) => Promise<boolean>;
  isOfSite: (address: string) => boolean;
  takeTurn: (host: string) => Promise<() => void>;
}

export interface SharedByPages {
  budget: RequestBudget;
  files: KeptFiles;
  cutOff: (address: string) => void;
}

export interface PageRequests {
  leadsElsewhere: () => boolean;
  end: () => void;
}

const wantedTypes = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch', 'other']);
const wantedOfOthers = new Set(['script', 'stylesheet', 'xhr', 'fetch']);

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
    // If the page has been closed, nothing else reports the end of its requests.
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
      // The browser follows redirects without asking us, so we can only count them and, once the budget is used up,
      // cut off the domain.
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

/** Requests from a page's frames are refused, because we don't read frames. */
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
