export interface InFlightLimits {
  reads: number;
  /** Writes whose body is still arriving. The limit is separate so that slow senders don't block other requests. */
  arriving: number;
  arrivingFromOne: number;
  /**
   * If `arriving` is full, a new write replaces the oldest write of the busiest network if its own
   * network has fewer writes, counting the new one. If both have equally many, the oldest write
   * must be at least this old.
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
