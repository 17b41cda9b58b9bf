/** CPU milliseconds of one analysis, step by step, in the order of the analysis. */
export interface StepTimes {
  'index the signals': number;
  'facts: find phrases': number;
  industry: number;
  workflows: number;
  'verify quotes': number;
  rate: number;
  'coverage and quality': number;
}

export interface AnalysisReport {
  pages: number;
  words: number;
  workflows: number;
  tasks: number;
  /** The first analysis of a new process: the index is still to be built and no code has run yet. */
  first: StepTimes;
  /** Each later analysis in the same process, as a server's worker does them. */
  later: StepTimes[];
  /** CPU milliseconds of the whole of `diagnosePages`, with nothing between the steps, for each later analysis. */
  whole: number[];
}
