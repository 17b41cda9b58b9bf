import type { FailureKind, FetchFailure } from './fetch-failure.ts';
import type { GuardedNetwork } from './guard/guarded-network.ts';
import type { RobotsRegister } from './robots-register.ts';

export type Start = { ok: true; url: string } | { ok: false; failure: FetchFailure };

/** Requests only robots.txt, because nothing else may be fetched before it. */
export async function findStart(
  network: Pick<GuardedNetwork, 'judge'>,
  register: RobotsRegister,
  website: string,
  schemeTyped: boolean,
): Promise<Start> {
  const tried = new Set<string>();
  const written = URL.parse(website);
  if (!written)
    return {
      ok: false,
      failure: { kind: 'address-not-allowed', message: 'This is not a valid web address.' },
    };
  const refused = network.judge(written);
  if (refused) return { ok: false, failure: refused };
  let url = written;
  let first: FetchFailure | null = null;
  for (;;) {
    tried.add(url.origin);
    const { failure } = await register.policyFor(url.href);
    if (failure === null) return { ok: true, url: url.href };
    if (first === null || saysMore(failure, first, url)) first = failure;
    const next = alternative(url, failure.kind, schemeTyped);
    if (next === null || tried.has(next.origin)) return { ok: false, failure: first };
    url = next;
  }
}

/**
 * If the name exists only with or only without `www.`, the failure of the existing name says more. If neither exists,
 * we name it without `www.`, because we may have added that ourselves.
 */
function saysMore(failure: FetchFailure, first: FetchFailure, { hostname }: URL): boolean {
  return (
    first.kind === 'name-not-found' && (failure.kind !== 'name-not-found' || !hostname.startsWith('www.'))
  );
}

const insecureWorthATry: ReadonlySet<FailureKind> = new Set([
  'refused',
  'connect-timeout',
  'first-byte-timeout',
  'too-slow',
  'not-tls',
]);

function alternative(url: URL, kind: FailureKind, schemeTyped: boolean): URL | null {
  const next = new URL(url.href);
  if (kind === 'name-not-found') {
    next.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
    return next.hostname === url.hostname ? null : next;
  }
  if (url.protocol === 'https:' && !schemeTyped && insecureWorthATry.has(kind)) {
    next.protocol = 'http:';
    return next;
  }
  return null;
}
