/** How long a client may take, in milliseconds. */
export interface HttpTimeouts {
  /** Until all headers of a request are there. */
  headersMs: number;
  /** Until the whole request is there. */
  requestMs: number;
  /** Without a byte in either direction. */
  idleTimeoutMs: number;
  /** Between two requests of one connection; longer than proxies keep theirs, so that none meets a closing one. */
  keepAliveMs: number;
  /** How often the limits are checked. */
  pollIntervalMs: number;
}

/** Ours; enough for 1 MB over a slow phone, too little to tie up connections. */
export const defaultHttpTimeouts: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleTimeoutMs: 75_000,
  keepAliveMs: 65_000,
  pollIntervalMs: 2_000,
};
