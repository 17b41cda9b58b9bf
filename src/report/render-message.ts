import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

/** What the main thread asks of the worker. */
export interface RenderRequest {
  id: number;
  viewModel: ReportViewModel;
  options: TypesetOptions;
}

/** What the worker answers: the PDF, or why there is none. */
export type RenderAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string };
