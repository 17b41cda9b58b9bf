export interface InFlightLimits {
  /** Concurrent reads. Enough for 200 dashboards that each request five parts at once. */
  reads: number;
  /**
   * Writes whose body is still arriving. Each may use 64 KB of memory (a manual entry 4 MB). The limit is
   * separate so that slow senders don't block other requests.
   */
  arriving: number;
  /** Writes still arriving from one address (for IPv6, one /64 network). */
  arrivingFromOne: number;
  /**
   * A write that has been arriving for at least this long counts as slow. When every slot is taken, only a
   * slow write may be dropped for a newcomer whose network would then have as many writes as the dropped
   * one's network had.
   */
  slowAfterMs: number;
  /** Writes being processed. With more, some would time out waiting for the database on a slow machine. */
  writes: number;
}

export const defaultInFlightLimits: InFlightLimits = {
  reads: 2_000,
  arriving: 1_000,
  arrivingFromOne: 100,
  slowAfterMs: 3_000,
  writes: 64,
};
