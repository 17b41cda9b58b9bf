import type { FetchFailure } from './fetch-failure.ts';
import { type FetchContext, fetchResource } from './fetch-resource.ts';
import { type RobotsRules, robotsMaxBytes, robotsToken, rulesFor } from './robots.ts';

export interface RobotsPolicy {
  allows: (url: string) => boolean;
  crawlDelayMs: number;
  sitemaps: string[];
  note: string | null;
  failure: FetchFailure | null;
}

/** RFC 9309 (section 2.3.1.2) asks crawlers to follow at least five consecutive redirects. */
const maxRobotsRedirects = 5;

/**
 * Allows everything if the file is absent, refused (4xx), or badly redirected, and nothing after
 * any other failure, such as a server error or no answer (RFC 9309, section 2.3.1). A 429 also
 * allows nothing, although the RFC treats it like any other 4xx.
 */
export async function fetchRobotsPolicy(context: FetchContext, origin: string): Promise<RobotsPolicy> {
  const outcome = await fetchResource(context, `${origin}/robots.txt`, {
    accept: 'text/plain, */*;q=0.5',
    maxBytes: robotsMaxBytes,
    maxRedirects: maxRobotsRedirects,
  });
  if (outcome.ok) {
    const text = new TextDecoder('utf-8', { ignoreBOM: false }).decode(outcome.resource.bytes);
    return policyOf(rulesFor(text, robotsToken));
  }
  const { kind } = outcome.failure;
  const status = outcome.status ?? 0;
  if (
    (status >= 400 && status < 500 && status !== 429) ||
    kind === 'too-many-redirects' ||
    kind === 'bad-redirect'
  ) {
    return allowAll;
  }
  const host = new URL(origin).host;
  const unread = 'so we didn’t read that address.';
  const note =
    status > 0
      ? `We couldn’t fetch robots.txt at ${host} (status ${status}), ${unread}`
      : `We couldn’t fetch robots.txt at ${host}, ${unread} ${outcome.failure.message}`;
  const silent = kind === 'first-byte-timeout' || kind === 'too-slow' || kind === 'incomplete';
  return {
    allows: () => false,
    crawlDelayMs: 0,
    sitemaps: [],
    note,
    failure:
      status > 0 ? { kind: 'robots', message: note } : silent ? { kind, message: note } : outcome.failure,
  };
}

const allowAll: RobotsPolicy = {
  allows: () => true,
  crawlDelayMs: 0,
  sitemaps: [],
  note: null,
  failure: null,
};

function policyOf(rules: RobotsRules): RobotsPolicy {
  return {
    allows: rules.allows,
    crawlDelayMs: (rules.crawlDelaySeconds ?? 0) * 1000,
    sitemaps: rules.sitemaps,
    note: null,
    failure: null,
  };
}
