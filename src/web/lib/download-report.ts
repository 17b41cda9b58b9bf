/** Where the report was requested. The dashboard opens the plain report in a tab; all other downloads are saved as files. */
export type ReportPlace = 'dashboard' | 'modules' | 'report';

export interface ReportRequest {
  /** Null if the screen has no audit. */
  auditId: number | null;
  /** Part of the file name; empty for a manual entry. */
  domain: string;
  place: ReportPlace;
  /** `ask` opens the options first, `kept` uses the stored ones. Undefined is the plain report. */
  options?: 'ask' | 'kept';
}

export const downloadReportEvent = 'downloadReport';

/** Starts the download, or the form and verification before it. */
export function downloadReport(request: ReportRequest): void {
  window.dispatchEvent(new CustomEvent<ReportRequest>(downloadReportEvent, { detail: request }));
}
