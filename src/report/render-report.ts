import { buildFigures } from './office/figures.ts';
import { createRenderProcess } from './render-process.ts';
import type { ReportInput } from './report-input.ts';
import type { TypesetOptions } from './typeset-report.ts';
import type { ReportViewModel } from './view-model.ts';

/** A report that is not set within this time, or takes more memory, is given up and its process with it. */
const timeLimitMs = 30_000;
const memoryLimitBytes = 1024 ** 3;
/** The largest reports take some 700 MB beyond an empty process's 100; an ordinary one leaves 200 MB in use. */
const retireAboveBytes = 400 * 1024 ** 2;

const renderProcess = createRenderProcess({
  script: new URL('./render-report.worker.ts', import.meta.url),
  timeLimitMs,
  memoryLimitBytes,
  retireAboveBytes,
});

/**
 * The report as a tagged PDF (PDF/UA-1), set in a process of its own so that other requests go on and nothing
 * that happens to the typesetter happens to the server. Reports asked for at once are set one after the other.
 * Rejects when the report cannot be set within its limits, or the process ends.
 */
export function renderReportPdf(viewModel: ReportViewModel, options: TypesetOptions): Promise<Uint8Array> {
  return renderProcess.render({ format: 'pdf', viewModel, options });
}

/** The same report as a .docx file to edit, under the same limits. */
export function renderReportWord(viewModel: ReportViewModel, options: TypesetOptions): Promise<Uint8Array> {
  return renderProcess.render({ format: 'docx', viewModel, options });
}

/** Every figure of the diagnosis, unrounded, as an .xlsx file, under the same limits. */
export function renderFigures(input: ReportInput): Promise<Uint8Array> {
  return renderProcess.render({ format: 'xlsx', sheets: buildFigures(input) });
}
