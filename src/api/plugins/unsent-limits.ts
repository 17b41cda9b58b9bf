/** Limits on answers waiting for clients that read slowly or not at all. */
export interface UnsentLimits {
  /** Maximum number of pipelined requests per connection; browsers and proxies send the next one after the answer. */
  pipelined: number;
  /** Maximum total bytes of unsent answers. */
  bytes: number;
  /** How often the bytes are counted. */
  pollIntervalMs: number;
}

export const defaultUnsentLimits: UnsentLimits = {
  pipelined: 16,
  bytes: 64 * 1024 * 1024,
  pollIntervalMs: 250,
};
