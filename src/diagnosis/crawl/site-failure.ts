import type { Failure, FailureCode } from '#shared/schemas/failure.ts';
import type { CrawledPage } from './crawl-types.ts';
import type { FailureKind, FetchFailure } from './fetch-failure.ts';

export function siteFailureOf(failure: FetchFailure): Failure {
  return { code: codes[failure.kind], message: failure.message };
}

export function siteFailure(
  pages: readonly CrawledPage[],
  kinds: ReadonlyMap<string, FetchFailure>,
): Failure | null {
  if (pages.some((page) => page.outcome === 'read')) return null;
  const failures = pages.flatMap((page) => kinds.get(page.url) ?? []);
  const needsJavascript = failures.find(({ kind }) => kind === 'needs-javascript');
  if (needsJavascript) return siteFailureOf(needsJavascript);
  const setAside = pages.find((page) => page.outcome === 'set-aside');
  if (setAside) {
    const why = (setAside.reason ?? '').replace(/^Set aside: /, '');
    return { code: 'too-little-text', message: `The site has no text that we can use: ${why}` };
  }
  const [first] = failures;
  if (first) return siteFailureOf(first);
  const skipped = pages.find((page) => page.outcome === 'skipped-by-robots');
  if (skipped) {
    return { code: 'refused-by-robots', message: skipped.reason ?? 'The site asks robots not to read it.' };
  }
  return { code: 'timed-out', message: 'We ran out of time before we could read a page.' };
}

const codes: Readonly<Record<FailureKind, FailureCode>> = {
  'address-not-allowed': 'address-not-allowed',
  'name-not-found': 'name-not-found',
  'resolver-silent': 'timed-out',
  refused: 'unreachable',
  unreachable: 'unreachable',
  'connect-timeout': 'timed-out',
  'first-byte-timeout': 'timed-out',
  'too-slow': 'timed-out',
  certificate: 'certificate',
  'not-tls': 'unreachable',
  incomplete: 'unreachable',
  'too-many-redirects': 'unreachable',
  'bad-redirect': 'unreachable',
  'left-site': 'unreachable',
  'http-error': 'unreachable',
  blocked: 'blocked',
  'slow-down': 'blocked',
  'not-html': 'not-html',
  robots: 'refused-by-robots',
  unreadable: 'internal',
  'hard-to-read': 'internal',
  'needs-javascript': 'needs-javascript',
  'no-time': 'timed-out',
  aborted: 'timed-out',
};
