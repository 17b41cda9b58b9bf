import { buildFigures } from './office/figures.ts';
import { createRenderProcess } from './render-process.ts';
import type { ReportInput } from './report-input.ts';
import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

/** A report over this time or memory limit is abandoned, together with its process. */
const timeLimitMs = 30_000;
const memoryLimitBytes = 1024 ** 3;
/**
 * The largest reports need about 700 MB on top of an empty process's 100 MB; an ordinary report leaves 200 MB
 * in use.
 */
const retireAboveBytes = 400 * 1024 ** 2;

const renderProcess = createRenderProcess({
  script: new URL('./render-report.worker.ts', import.meta.url),
  timeLimitMs,
  memoryLimitBytes,
  retireAboveBytes,
});

/**
 * The report as a tagged PDF (PDF/UA-1). Rendered in a separate process, one report at a time, so that other
 * requests continue and a typesetter crash doesn't affect the server. Rejects if the report can't be rendered
 * within its limits, or the process ends.
 */
export function renderReportPdf(viewModel: ReportViewModel, options: TypesetOptions): Promise<Uint8Array> {
  return renderProcess.render({ format: 'pdf', viewModel, options });
}

/** The report as an editable .docx file, under the same limits as the PDF. */
export function renderReportWord(viewModel: ReportViewModel, options: TypesetOptions): Promise<Uint8Array> {
  return renderProcess.render({ format: 'docx', viewModel, options });
}

/** Every figure of the diagnosis, unrounded, as an .xlsx file, under the same limits as the PDF. */
export function renderFigures(input: ReportInput): Promise<Uint8Array> {
  return renderProcess.render({ format: 'xlsx', sheets: buildFigures(input) });
}
