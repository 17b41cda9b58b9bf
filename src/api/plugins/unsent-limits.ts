/** What may wait to be sent to clients that read slowly or not at all. */
export interface UnsentLimits {
  /** Requests of one connection that wait for the answers before theirs; browsers and proxies send the next one after the answer. */
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
