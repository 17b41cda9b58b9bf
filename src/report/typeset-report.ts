import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { PaperSize } from '#shared/report-options.ts';
import { readFontCoverage } from './font-coverage.ts';
import { coveragePaths, fontPaths, headingFamily, textFamilies } from './fonts.ts';
import { decodeLogo } from './logo.ts';
import { makeTextPrinter } from './printable-text.ts';
import { makePrintable } from './printable-view-model.ts';
import type { ReportViewModel } from './view-model.ts';

const templateFolder = join(import.meta.dirname, 'template');
const mainFile = join(templateFolder, 'report.typ');

const keptReports = 5;

export interface TypesetOptions {
  /** A4 by default. */
  paper?: PaperSize | undefined;
  /** Includes all modules with their details, the evidence, and the assumptions. */
  comprehensive: boolean;
}

/**
 * The returned function blocks its thread, so it runs in a separate process. It leaves out a logo that can't be
 * rendered, and throws if the report can't be typeset.
 */
export function createTypesetter(): (viewModel: ReportViewModel, options: TypesetOptions) => Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: templateFolder,
    fontArgs: [{ fontBlobs: fontPaths.map((path) => readFileSync(path)) }],
  });
  const print = makeTextPrinter(coveragePaths.map((path) => readFontCoverage(readFileSync(path))));

  const typeset = (
    viewModel: ReportViewModel,
    options: TypesetOptions,
    logoFile: string | null,
  ): Uint8Array => {
    const data = JSON.stringify({
      ...(makePrintable(viewModel, print) as object),
      fonts: { heading: [headingFamily, ...textFamilies], text: textFamilies },
      logoFile,
      comprehensive: options.comprehensive,
      paper: options.paper ?? 'a4',
    });
    const compiled = compiler.compile({ mainFilePath: mainFile, inputs: { data } });
    const document = compiled.result;
    if (document === null)
      throw new Error(`The report cannot be typeset: ${explain(compiled.takeDiagnostics())}`);
    const creationTimestamp = Math.floor(Date.parse(viewModel.document.generatedAt) / 1000);
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  };

  return (viewModel, options) => {
    const logo = decodeLogo(viewModel.document.logo);
    try {
      if (logo === null) return typeset(viewModel, options, null);
      compiler.mapShadow(join(templateFolder, logo.fileName), logo.bytes);
      try {
        return typeset(viewModel, options, logo.fileName);
      } catch {
        return typeset(viewModel, options, null);
      } finally {
        compiler.unmapShadow(join(templateFolder, logo.fileName));
      }
    } finally {
      // Cleanup waits until the report has been sent, because it takes time.
      setImmediate(() => compiler.evictCache(keptReports));
    }
  };
}

function explain(diagnostics: NodeError | null): string {
  return diagnostics === null ? 'unknown reason' : JSON.stringify(diagnostics.shortDiagnostics);
}
