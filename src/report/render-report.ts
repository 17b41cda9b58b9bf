import { buildFigures } from './office/figures.ts';
import { createRenderProcess } from './render-process.ts';
import type { ReportInput } from './report-input.ts';
import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

const timeLimitMs = 30_000;
const memoryLimitBytes = 1024 ** 3;
const retireAboveBytes = 400 * 1024 ** 2;

const renderProcess = createRenderProcess({
  script: new URL('./render-report.worker.ts', import.meta.url),
  timeLimitMs,
  memoryLimitBytes,
  retireAboveBytes,
});

/** A tagged PDF that conforms to PDF/UA-1, the standard for accessible PDFs. */
export function renderReportPdf(viewModel: ReportViewModel, options: TypesetOptions): Promise<Uint8Array> {
  return renderProcess.render({ format: 'pdf', viewModel, options });
}

export function renderReportWord(viewModel: ReportViewModel, options: TypesetOptions): Promise<Uint8Array> {
  return renderProcess.render({ format: 'docx', viewModel, options });
}

export function renderFigures(input: ReportInput): Promise<Uint8Array> {
  return renderProcess.render({ format: 'xlsx', sheets: buildFigures(input) });
}
