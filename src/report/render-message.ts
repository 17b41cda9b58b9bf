import type { Sheet } from './office/sheets.ts';
import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

export type RenderRequest =
  | { format: 'pdf' | 'docx'; viewModel: ReportViewModel; options: TypesetOptions }
  | { format: 'xlsx'; sheets: Sheet[] };

export type RenderAnswer = { file: Uint8Array } | { error: string };
