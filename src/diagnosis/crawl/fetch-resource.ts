import { type Dispatcher, request } from 'undici';
import { decodeBody } from './decode-body.ts';
import { describeFetchError, type FetchFailure } from './fetch-failure.ts';
import type { GuardedNetwork } from './guard/guarded-network.ts';
import { type HostLimiter, pauseFor } from './host-limiter.ts';
import { header, isRedirect, type KnownCopy, readRaw, requestHeaders } from './http-message.ts';
import { judgeStatus, retryAfterMs } from './judge-status.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

export interface FetchLimits {
  firstByteTimeoutMs: number;
  /** Time limit for one address, including redirects and retries but not the wait for a turn at the host. */
  totalTimeoutMs: number;
  maxBytes: number;
  maxRedirects: number;
  retries: number;
  backOffMs: number;
}

export interface FetchContext {
  network: GuardedNetwork;
  limiter: HostLimiter;
  userAgent: string;
  limits: FetchLimits;
  concurrency: number;
  spacingMs: (host: string) => number;
  /**
   * When the crawl ends, in `performance.now()` time. A request isn't made if spacing or a pause
   * would delay it past this deadline.
   */
  deadlineAt: number;
  signal: AbortSignal;
  /** Milliseconds since the epoch, for dates in server headers. */
  now: () => number;
}

export interface FetchOptions {
  accept: string;
  maxBytes?: number;
  maxRedirects?: number;
  /** Only this copy's address is requested conditionally, so only it can yield `notModified`. */
  known?: KnownCopy;
  wants?: (contentType: string | null) => boolean;
  mayFollow?: (url: URL) => Promise<FetchFailure | null>;
}

export interface Resource {
  url: string;
  status: number;
  contentType: string | null;
  xRobotsTag: string | null;
  etag: string | null;
  lastModified: string | null;
  bytes: Uint8Array;
  truncated: boolean;
  notModified: boolean;
}

export type FetchOutcome =
  | { ok: true; resource: Resource }
  | { ok: false; failure: FetchFailure; url: string; status: number | null };

/** Never rejects: failures are part of the outcome. */
export async function fetchResource(
  context: FetchContext,
  address: string,
  options: FetchOptions,
): Promise<FetchOutcome> {
  const watch = createStopwatch(context.limits.totalTimeoutMs, context.signal);
  const run: FetchRun = { ...context, watch, signal: watch.signal };
  try {
    return await withRetries(run, address, options);
  } catch (error) {
    const failure = interruption(context, watch, error);
    return { ok: false, failure, url: address, status: null };
  } finally {
    watch.end();
  }
}

interface FetchRun extends FetchContext {
  watch: Stopwatch;
}

async function withRetries(context: FetchRun, address: string, options: FetchOptions): Promise<FetchOutcome> {
  let plain = false;
  for (let attempt = 0; ; attempt++) {
    const result = await followed(context, address, options, plain);
    if (result.ok || attempt >= context.limits.retries || !result.again) return result;
    plain ||= result.undecodable;
    await pauseFor(result.waitMs ?? context.limits.backOffMs * 2 ** attempt, context.signal);
  }
}

type Attempt =
  | { ok: true; resource: Resource }
  | {
      ok: false;
      failure: FetchFailure;
      url: string;
      status: number | null;
      again: boolean;
      waitMs: number | null;
      undecodable: boolean;
    };

async function followed(
  context: FetchRun,
  address: string,
  options: FetchOptions,
  plain: boolean,
): Promise<Attempt> {
  const seen = new Set<string>();
  const maxRedirects = options.maxRedirects ?? context.limits.maxRedirects;
  let url = new URL(address);
  for (;;) {
    const refused = context.network.judge(url);
    if (refused) return failed(refused, url);
    seen.add(url.href);
    const answer = await fetchOnce(context, url, options, plain);
    if (!('location' in answer)) return answer;
    const next = URL.parse(answer.location, url.href);
    if (!next)
      return failed({ kind: 'bad-redirect', message: 'The page redirects to an invalid address.' }, url);
    next.hash = '';
    if (seen.has(next.href)) return failed(circle, url);
    if (seen.size > maxRedirects) return failed(tooMany(maxRedirects), url);
    const stop = context.network.judge(next) ?? (await options.mayFollow?.(next)) ?? null;
    if (stop) return failed(stop, url);
    url = next;
  }
}

const circle: FetchFailure = { kind: 'too-many-redirects', message: 'The page redirects in a loop.' };

function tooMany(count: number): FetchFailure {
  return { kind: 'too-many-redirects', message: `The page redirects more than ${count} times.` };
}

async function fetchOnce(
  context: FetchRun,
  url: URL,
  options: FetchOptions,
  plain: boolean,
): Promise<Attempt | { location: string }> {
  context.watch.pause();
  const release = await context.limiter.acquire(url.host, {
    limit: context.concurrency,
    spacingMs: context.spacingMs(url.host),
    latest: context.deadlineAt,
    signal: context.signal,
  });
  context.watch.resume();
  let answer: Dispatcher.ResponseData | null = null;
  const known = options.known?.url === url.href ? options.known : undefined;
  try {
    answer = await request(url, {
      dispatcher: context.network.dispatcher,
      headers: requestHeaders(context.userAgent, options.accept, known, plain),
      headersTimeout: context.limits.firstByteTimeoutMs,
      bodyTimeout: context.limits.totalTimeoutMs,
      signal: context.signal,
    });
    const location = header(answer, 'location');
    if (isRedirect(answer.statusCode) && location !== null) return { location };
    return await readAnswer(context, url, answer, { ...options, known });
  } catch (error) {
    context.signal.throwIfAborted();
    const failure = describeFetchError(error);
    return failed(failure, url, { again: failure.kind === 'incomplete' });
  } finally {
    // An unread body would block its connection.
    if (answer && !answer.body.readableEnded) answer.body.on('error', () => {}).destroy();
    release();
  }
}

async function readAnswer(
  context: FetchContext,
  url: URL,
  answer: Dispatcher.ResponseData,
  options: FetchOptions,
): Promise<Attempt> {
  const status = answer.statusCode;
  if (status === 304 && options.known) {
    const { etag, lastModified } = options.known;
    const resource = resourceOf(url, answer, new Uint8Array(), false);
    // A 304 response may omit the validators; those of the copy remain valid.
    const kept = { etag: resource.etag ?? etag, lastModified: resource.lastModified ?? lastModified };
    return { ok: true, resource: { ...resource, ...kept } };
  }
  const judged = judgeStatus(status, header(answer, 'cf-mitigated') !== null);
  if (judged) {
    const waitMs = judged.kind === 'slow-down' ? slowDown(context, url, answer) : null;
    const leftMs = Math.min(context.limits.totalTimeoutMs, context.deadlineAt - performance.now());
    const patient = waitMs === null || waitMs < leftMs;
    return failed(judged, url, { status, waitMs, again: patient && retryableStatus.has(status) });
  }
  if (options.wants && !options.wants(header(answer, 'content-type'))) {
    return failed({ kind: 'not-html', message: notHtmlMessage(header(answer, 'content-type')) }, url, {
      status,
    });
  }
  const maxBytes = options.maxBytes ?? context.limits.maxBytes;
  const { raw, cut } = await readRaw(answer, maxBytes);
  try {
    const body = await decodeBody(raw, header(answer, 'content-encoding'), maxBytes, cut);
    return { ok: true, resource: resourceOf(url, answer, body.bytes, body.truncated) };
  } catch {
    const failure: FetchFailure = { kind: 'incomplete', message: 'The page arrived damaged.' };
    return failed(failure, url, { status, again: true, undecodable: true });
  }
}

const retryableStatus = new Set([429, 502, 503, 504]);

function slowDown(context: FetchContext, url: URL, answer: Dispatcher.ResponseData): number {
  const asked = retryAfterMs(header(answer, 'retry-after'), context.now());
  const waitMs = asked ?? context.limits.backOffMs * 2;
  context.limiter.pause(url.host, waitMs);
  return waitMs;
}

function resourceOf(
  url: URL,
  answer: Dispatcher.ResponseData,
  bytes: Uint8Array,
  truncated: boolean,
): Resource {
  return {
    url: url.href,
    status: answer.statusCode,
    contentType: header(answer, 'content-type'),
    xRobotsTag: header(answer, 'x-robots-tag'),
    etag: header(answer, 'etag'),
    lastModified: header(answer, 'last-modified'),
    bytes,
    truncated,
    notModified: answer.statusCode === 304,
  };
}

function notHtmlMessage(contentType: string | null): string {
  const type = contentType?.split(';', 1)[0]?.trim();
  return type ? `Not a web page: ${type}.` : 'Not a web page.';
}

function failed(
  failure: FetchFailure,
  url: URL,
  more: { status?: number; again?: boolean; waitMs?: number | null; undecodable?: boolean } = {},
): Attempt {
  return {
    ok: false,
    failure,
    url: url.href,
    status: more.status ?? null,
    again: more.again ?? false,
    waitMs: more.waitMs ?? null,
    undecodable: more.undecodable ?? false,
  };
}

function interruption(context: FetchContext, watch: Stopwatch, error: unknown): FetchFailure {
  if (context.signal.aborted) return { kind: 'aborted', message: 'Stopped before the page arrived.' };
  if (!watch.hasRunOut()) return describeFetchError(error);
  const seconds = Math.round(context.limits.totalTimeoutMs / 1000);
  return { kind: 'too-slow', message: `The page didn't arrive within ${seconds} seconds.` };
}
