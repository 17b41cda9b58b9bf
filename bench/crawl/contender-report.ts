/** A contender's measurements of its single crawl. */
export interface ContenderReport {
  pages: number;
  wallMs: number;
  /** User and system time of the process, including all threads. */
  cpuMs: number;
  peakRssMb: number;
}
