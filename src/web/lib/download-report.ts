/**
 * The dashboard opens the report without options in a new tab; all other downloads are saved as
 * files.
 */
export type ReportPlace = 'dashboard' | 'modules' | 'report';

export interface ReportRequest {
  auditId: number | null;
  /** Part of the file name. Empty for a manual entry without a valid website. */
  domain: string;
  place: ReportPlace;
  /**
   * `ask` opens the options first, `kept` uses the stored ones. Undefined means a report without
   * options.
   */
  options?: 'ask' | 'kept';
}

export const downloadReportEvent = 'downloadReport';

export function downloadReport(request: ReportRequest): void {
  window.dispatchEvent(new CustomEvent<ReportRequest>(downloadReportEvent, { detail: request }));
}
