import type { FetchFailure } from './fetch-failure.ts';

/** Null if the body may be read. `challenged` means that a bot challenge blocks the page. */
export function judgeStatus(status: number, challenged: boolean): FetchFailure | null {
  if (status === 429 || (status === 503 && !challenged)) {
    return { kind: 'slow-down', message: `The server is busy or asked us to slow down (${status}).` };
  }
  if (challenged || status === 401 || status === 403 || status === 407 || status === 451) {
    return { kind: 'blocked', message: `The site refused our crawler (${status}).` };
  }
  if (status === 404 || status === 410)
    return { kind: 'http-error', message: `We couldn't find a page at this address (${status}).` };
  if (status >= 500)
    return { kind: 'http-error', message: `The server reported an internal error (${status}).` };
  if (status === 200 || status === 203) return null;
  return { kind: 'http-error', message: `The server didn't return the page (${status}).` };
}

export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
