export interface ContenderReport {
  pages: number;
  wallMs: number;
  cpuMs: number;
  peakRssMb: number;
}
