import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

/** What the typesetting process is asked; one report at a time. */
export interface RenderRequest {
  viewModel: ReportViewModel;
  options: TypesetOptions;
}

/** What it answers: the PDF, or why there is none. */
export type RenderAnswer = { pdf: Uint8Array } | { error: string };
