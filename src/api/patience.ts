/** How long a client may take, in milliseconds, and how often that is looked at. */
export interface Patience {
  /** Until all headers of a request are there. */
  headersMs: number;
  /** Until the whole request is there. */
  requestMs: number;
  /** Without a byte in either direction. */
  silenceMs: number;
  /** Between two requests of one connection; longer than proxies keep theirs, so that none meets a closing one. */
  keepAliveMs: number;
  lookEveryMs: number;
}

/** Ours; enough for 1 MB over a slow phone, too little to tie up connections. */
export const defaultPatience: Patience = {
  headersMs: 10_000,
  requestMs: 20_000,
  silenceMs: 75_000,
  keepAliveMs: 65_000,
  lookEveryMs: 2_000,
};
