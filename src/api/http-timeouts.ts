/** Time limits for clients, in milliseconds. */
export interface HttpTimeouts {
  /** Maximum time until all headers of a request have arrived. */
  headersMs: number;
  /** Maximum time until the whole request has arrived. */
  requestMs: number;
  /** Maximum time without a byte in either direction. */
  idleTimeoutMs: number;
  /**
   * Maximum idle time between two requests on one connection; longer than proxies keep connections open, so that no
   * proxy uses one that is being closed.
   */
  keepAliveMs: number;
  /** How often the limits are checked. */
  pollIntervalMs: number;
}

/** Our defaults: long enough to send 1 MB over a slow phone connection, too short to tie up connections. */
export const defaultHttpTimeouts: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleTimeoutMs: 75_000,
  keepAliveMs: 65_000,
  pollIntervalMs: 2_000,
};
