/** Time limits for clients, in milliseconds. */
export interface HttpTimeouts {
  /** Until all headers of a request have arrived. */
  headersMs: number;
  /** Until the whole request has arrived. */
  requestMs: number;
  /** Without a byte in either direction. */
  idleTimeoutMs: number;
  /** Between two requests on one connection; longer than proxies keep theirs, so that no proxy uses a closing one. */
  keepAliveMs: number;
  /** How often the limits are checked. */
  pollIntervalMs: number;
}

/** Our defaults: enough for 1 MB over a slow phone, too little to tie up connections. */
export const defaultHttpTimeouts: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleTimeoutMs: 75_000,
  keepAliveMs: 65_000,
  pollIntervalMs: 2_000,
};
