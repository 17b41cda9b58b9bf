import type { Sheet } from './office/sheets.ts';
import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

/** A request to the report process; one file at a time. */
export type RenderRequest =
  | { format: 'pdf' | 'docx'; viewModel: ReportViewModel; options: TypesetOptions }
  | { format: 'xlsx'; sheets: Sheet[] };

/** The report process' answer to a request: the file, or an error. */
export type RenderAnswer = { file: Uint8Array } | { error: string };
