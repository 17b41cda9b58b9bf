/** CPU milliseconds of one analysis, step by step, in the order of the analysis. */
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
  /** CPU milliseconds that a new process takes to lay out the catalogue's signals, which a scan has done while pages come in. */
  preparedMs: number;
  /** The first analysis of a new process, in which no code of it has run yet. */
  first: StepTimes;
  /** Each later analysis in the same process, as a server's worker does them. */
  later: StepTimes[];
  /** CPU milliseconds of the whole of `diagnosePages`, with nothing between the steps, for each later analysis. */
  whole: number[];
  /** Of the JSON of what each of those calls answered; one where all are the same, byte for byte. */
  digests: string[];
}
