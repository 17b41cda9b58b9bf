/** What a contender says of its one crawl. */
export interface ContenderReport {
  pages: number;
  wallMs: number;
  /** User and system time of the whole process, all its threads. */
  cpuMs: number;
  peakRssMb: number;
}
