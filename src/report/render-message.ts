import type { Sheet } from './office/sheets.ts';
import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

/** What the process that makes reports is asked; one file at a time. */
export type RenderRequest =
  | { format: 'pdf' | 'docx'; viewModel: ReportViewModel; options: TypesetOptions }
  | { format: 'xlsx'; sheets: Sheet[] };

/** What it answers: the file, or why there is none. */
export type RenderAnswer = { file: Uint8Array } | { error: string };
