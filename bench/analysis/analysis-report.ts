/** In CPU milliseconds. */
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
  /** In CPU milliseconds. */
  loadedMs: number;
  /**
   * CPU milliseconds for preparing the catalog's signals in a new process, which a scan does while pages are
   * fetched.
   */
  preparedMs: number;
  /** CPU milliseconds of the first `diagnosePages` call in a new process, before its code is compiled. */
  firstMs: number;
  later: StepTimes[];
  whole: number[];
  digests: string[];
}
