/** Where Download PDF was pressed: the dashboard opens a tab, the others save a file. */
export type ReportPlace = 'dashboard' | 'modules' | 'report';

export interface ReportRequest {
  /** Id of the audit; null if the screen has none. */
  auditId: number | null;
  /** For the file name; empty for a manual entry. */
  domain: string;
  place: ReportPlace;
  /** `ask` opens the options first; `kept` uses those chosen before; undefined means the plain report. */
  options?: 'ask' | 'kept';
}

/** The page-level event that requests the report. */
export const downloadReportEvent = 'downloadReport';

/** Starts the download, or the steps before it. */
export function downloadReport(request: ReportRequest): void {
  window.dispatchEvent(new CustomEvent<ReportRequest>(downloadReportEvent, { detail: request }));
}
