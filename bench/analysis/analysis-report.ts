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
  loadedMs: number;
  /** CPU milliseconds. In a scan, this preparation happens while pages are fetched. */
  preparedMs: number;
  /** CPU milliseconds of the first `diagnosePages` call in a new process. */
  firstMs: number;
  later: StepTimes[];
  whole: number[];
  digests: string[];
}
