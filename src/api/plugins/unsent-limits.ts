export interface UnsentLimits {
  /**
   * Maximum number of unanswered requests per connection. Browsers and proxies send the next request only after
   * the answer, so they never reach this number.
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
