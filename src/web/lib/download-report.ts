/** Where Download PDF was pressed: the dashboard opens a tab, the others save a file. */
export type ReportPlace = 'dashboard' | 'modules' | 'report';

export interface ReportRequest {
  /** Null where the screen knows none. */
  auditId: number | null;
  /** Names the file; empty for an entry by hand. */
  domain: string;
  place: ReportPlace;
  /** `ask` opens the options first; `kept` takes those chosen before; left out, the plain report. */
  options?: 'ask' | 'kept';
}

/** The page-level event that asks for the report, whatever stands between. */
export const downloadReportEvent = 'downloadReport';

/** Starts the download, or what has to come before it. */
export function downloadReport(request: ReportRequest): void {
  window.dispatchEvent(new CustomEvent<ReportRequest>(downloadReportEvent, { detail: request }));
}
