import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import { clipText } from '../clip-text.ts';
import { readFontCoverage } from '../font-coverage.ts';
import { coveragePaths, fontPaths, headingFamily, textFamilies } from '../fonts.ts';
import { makeTextPrinter } from '../printable-text.ts';

/** In pixels: the usual size of a link preview image. */
export const previewSize = { width: 1200, height: 630 } as const;

const longestName = 110;

export interface PreviewInput {
  brandName: string;
  /** `#rrggbb`, for the light scheme. */
  accent: string;
  title: string;
  lead: string;
}

/** Callers should cache the image, because each call loads all fonts. Throws if the image can't be rendered. */
export function drawPreview({ brandName, accent, title, lead }: PreviewInput): Buffer {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: fontPaths.map((path) => readFileSync(path)) }],
  });
  const print = makeTextPrinter(coveragePaths.map((path) => readFontCoverage(readFileSync(path))));
  const data = JSON.stringify({
    ...previewSize,
    accent,
    brandName: print(clipText(brandName, longestName)),
    title,
    lead,
    fonts: { heading: [headingFamily, ...textFamilies], text: textFamilies },
  });
  const compiled = compiler.compile({
    mainFilePath: join(import.meta.dirname, 'preview.typ'),
    inputs: { data },
  });
  if (compiled.result === null) {
    const diagnostics = compiled.takeDiagnostics()?.shortDiagnostics;
    throw new Error(`The preview cannot be rendered: ${JSON.stringify(diagnostics)}`);
  }
  // Every glyph in the SVG is a path, so no font is needed.
  const svg = new Resvg(compiler.plainSvg(compiled.result), {
    fitTo: { mode: 'width', value: previewSize.width },
    background: 'white',
    font: { loadSystemFonts: false },
  });
  return svg.render().asPng();
}
