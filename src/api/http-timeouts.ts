export interface HttpTimeouts {
  headersMs: number;
  requestMs: number;
  idleTimeoutMs: number;
  /**
   * Longer than proxies usually keep idle connections, so that no proxy sends a request on a connection that we
   * are closing.
   */
  keepAliveMs: number;
  pollIntervalMs: number;
}

/**
 * `requestMs` is long enough to send 1 MB over a slow phone connection, and short enough that slow clients can't
 * hold connections for long.
 */
export const defaultHttpTimeouts: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleTimeoutMs: 75_000,
  keepAliveMs: 65_000,
  pollIntervalMs: 2_000,
};
