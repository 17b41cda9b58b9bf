export interface ContenderReport {
  pages: number;
  wallMs: number;
  /** User and system time, including all threads. */
  cpuMs: number;
  peakRssMb: number;
}
