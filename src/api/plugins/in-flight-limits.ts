export interface InFlightLimits {
  reads: number;
  /** Writes whose body is still arriving. The limit is separate so that slow senders don't block other requests. */
  arriving: number;
  arrivingFromOne: number;
  /**
   * From this age on, an arriving write may be dropped for a newcomer whose network would then have as many writes
   * as its own had.
   */
  slowAfterMs: number;
  /** With more, some would time out waiting for the database on a slow machine. */
  writes: number;
}

export const defaultInFlightLimits: InFlightLimits = {
  reads: 2_000,
  arriving: 1_000,
  arrivingFromOne: 100,
  slowAfterMs: 3_000,
  writes: 64,
};
