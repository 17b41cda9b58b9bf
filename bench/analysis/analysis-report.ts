/** CPU milliseconds of each step of one analysis, in order. */
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
  /** CPU milliseconds for loading the facts from their file. */
  loadedMs: number;
  /**
   * CPU milliseconds for preparing the catalog's signals in a new process. A scan does this while pages are
   * fetched.
   */
  preparedMs: number;
  /** CPU milliseconds of the first `diagnosePages` call in a new process, before its code is compiled. */
  firstMs: number;
  /** Step times of later analyses in the same process, as in a server's worker. */
  later: StepTimes[];
  /** CPU milliseconds of each later `diagnosePages` call. */
  whole: number[];
  /** SHA-256 of each different result as JSON; only one if all results are equal. */
  digests: string[];
}
