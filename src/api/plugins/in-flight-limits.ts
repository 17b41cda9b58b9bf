/** Concurrent requests in one process. */
export interface InFlightLimits {
  /** Reads at once: at worst, 200 dashboards request five parts each at the same time. */
  reads: number;
  /**
   * Writes still arriving, each of which may hold 64 KB (a manual entry 4 MB); slow senders are limited here and block
   * nobody else.
   */
  arriving: number;
  /** Writes still arriving from one address (for IPv6, one /64 network). */
  arrivingFromOne: number;
  /** How long a write may take to arrive, in ms, before it yields to a newcomer when every slot is taken. */
  slowAfterMs: number;
  /** Writes being processed: more than this would time out waiting for the database on a slow machine. */
  writes: number;
}

export const defaultInFlightLimits: InFlightLimits = {
  reads: 2_000,
  arriving: 1_000,
  arrivingFromOne: 100,
  slowAfterMs: 3_000,
  writes: 64,
};
