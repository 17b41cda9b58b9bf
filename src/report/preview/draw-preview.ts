import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import { clipText } from '../clip-text.ts';
import { readFontCoverage } from '../font-coverage.ts';
import { coveragePaths, fontPaths, headingFamily, textFamilies } from '../fonts.ts';
import { makeTextPrinter } from '../printable-text.ts';

/** In pixels; what the services that show link previews ask for. */
export const previewSize = { width: 1200, height: 630 } as const;

/** In characters: what two small lines hold. */
const longestName = 110;

export interface PreviewInput {
  brandName: string;
  /** The accent as the light scheme shows it, `#rrggbb`. */
  accent: string;
  title: string;
  lead: string;
}

/**
 * The picture that link previews show, as a PNG: the operator's name and accent, the landing page's words, the
 * compass. Typeset like the report, so that every script comes out right. Takes about a tenth
 * of a second, which the caller should spend once.
 */
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
  // Every glyph is a path in it, so that no font is looked for.
  const svg = new Resvg(compiler.plainSvg(compiled.result), {
    fitTo: { mode: 'width', value: previewSize.width },
    background: 'white',
    font: { loadSystemFonts: false },
  });
  return svg.render().asPng();
}
