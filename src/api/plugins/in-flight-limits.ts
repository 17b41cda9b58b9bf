/** Requests that one process has in hand at the same time. */
export interface InFlightLimits {
  /** 200 dashboards ask for five parts each, all at once at worst. */
  reads: number;
  /** Writes that arrive, each of which may hold 64 KB (an entry by hand 4 MB); who sends slowly is one of these and keeps nobody from working. */
  arriving: number;
  /** Of those, from one address (of version 6: one /64 network). */
  arrivingFromOne: number;
  /** How long one of them may take, in ms, before it gives way to a newcomer where every place is taken. */
  slowAfterMs: number;
  /** Writes that are there and are worked on: more than this would wait in vain for the database on a slow machine. */
  writes: number;
}

export const defaultInFlightLimits: InFlightLimits = {
  reads: 2_000,
  arriving: 1_000,
  arrivingFromOne: 100,
  slowAfterMs: 3_000,
  writes: 64,
};
