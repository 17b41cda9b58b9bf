/** CPU milliseconds of one analysis by step, in order. */
export interface StepTimes {
  'facts: find phrases': number;
  industry: number;
  'identify, whole': number;
  rate: number;
  'coverage and quality': number;
}

export interface AnalysisReport {
  pages: number;
  words: number;
  workflows: number;
  tasks: number;
  /** CPU milliseconds to load the facts from their file. */
  loadedMs: number;
  /**
   * CPU milliseconds for a new process to prepare the catalog's signals; a scan does this while pages are fetched.
   */
  preparedMs: number;
  /** CPU milliseconds of the first `diagnosePages` call in a new process, before any of its code is compiled. */
  firstMs: number;
  /** Each later analysis in the same process, as in a server's worker. */
  later: StepTimes[];
  /** CPU milliseconds of each later `diagnosePages` call. */
  whole: number[];
  /** Hashes of the calls' results as JSON; a single one if all results are identical. */
  digests: string[];
}
