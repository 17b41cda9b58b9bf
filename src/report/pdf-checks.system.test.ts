import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileReport, minimalReport, richReport } from '#tests/support/report-samples.ts';
import { renderReportPdf } from './render-report.ts';
import { buildReportViewModel } from './view-model.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-checks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(program: string, ...args: string[]): Promise<string | null> {
  try {
    return (await promisify(execFile)(program, args)).stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The typesetter doesn't compress dictionaries, so a text search finds them. */
const dictionaries = (source: string, type: string) =>
  source.split(/\bendobj\b/).filter((object) => object.includes(`/Type /${type}\n`));

describe.each([
  ['rich', richReport],
  ['minimal', minimalReport],
  ['hostile', hostileReport],
])('the PDF of a %s report', (name, report) => {
  it('is valid and tagged on every page, with all fonts embedded and nothing executable', async () => {
    const pdf = await renderReportPdf(buildReportViewModel(report()), { comprehensive: true });

    const document = await getDocumentProxy(pdf.slice());
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      expect((await page.getStructTree())?.children.length, `page ${number}`).toBeGreaterThan(0);
      expect((await page.getOperatorList()).fnArray.length, `page ${number}`).toBeGreaterThan(10);
    }
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false });
    expect(await document.getJSActions()).toBeNull();
    expect(await document.getAttachments()).toBeNull();
    const source = Buffer.from(pdf).toString('latin1');
    const descriptors = dictionaries(source, 'FontDescriptor');
    expect(descriptors.length).toBeGreaterThan(2);
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile[23] \d+ 0 R/);
    expect(source).toMatch(/\/Lang \(en-US\)/);
    expect(source).toMatch(/\/DisplayDocTitle true/);

    const file = join(folder, `${name}.pdf`);
    await writeFile(file, pdf);
    const structure = await ask('qpdf', '--check', file);
    if (structure !== null) expect(structure).toContain('No syntax or stream encoding errors found');
    const facts = await ask('pdfinfo', file);
    if (facts !== null) expect(facts).toMatch(/^Tagged:\s+yes$/m);
    const fonts = await ask('pdffonts', file);
    if (fonts !== null) {
      const [header = '', , ...rows] = fonts.trimEnd().split('\n');
      expect(rows.length).toBe(descriptors.length);
      const at = header.indexOf('emb');
      for (const row of rows) expect([row, row.slice(at, at + 3)]).toEqual([row, 'yes']);
    }
  });
});
