export interface UnsentLimits {
  /**
   * How many unanswered requests a connection may have when it sends another. Browsers and proxies send the next
   * request only after the answer, so they have none.
   */
  pipelined: number;
  bytes: number;
  pollIntervalMs: number;
}

export const defaultUnsentLimits: UnsentLimits = {
  pipelined: 16,
  bytes: 64 * 1024 * 1024,
  pollIntervalMs: 250,
};
