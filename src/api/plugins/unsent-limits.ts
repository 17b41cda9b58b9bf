/** Limits on answers waiting for clients that read slowly or not at all. */
export interface UnsentLimits {
  /** Pipelined requests of one connection; browsers and proxies send the next one after the answer. */
  pipelined: number;
  /** Bytes of all answers together. */
  bytes: number;
  /** How often the bytes are counted. */
  pollIntervalMs: number;
}

export const defaultUnsentLimits: UnsentLimits = {
  pipelined: 16,
  bytes: 64 * 1024 * 1024,
  pollIntervalMs: 250,
};
