import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { renderFigures, renderReportWord } from '#report/render-report.ts';
import { buildReportViewModel } from '#report/view-model.ts';
import { readZipEntry } from '#tests/support/read-zip-entry.ts';
import { hostileReport, minimalReport, richReport } from '#tests/support/report-samples.ts';

const wordText = (file: Uint8Array) =>
  readZipEntry(file, 'word/document.xml')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

describe('the report as a Word document', () => {
  it('contains what the PDF contains, in its own headings, lists, and tables', async () => {
    const input = richReport();
    const model = buildReportViewModel(input);
    const file = await renderReportWord(model, { comprehensive: false, paper: 'letter' });
    const xml = readZipEntry(file, 'word/document.xml');
    const text = wordText(file);
    expect(text).toContain(model.summary.headline?.figure);
    for (const { title } of model.summary.steps) expect(text).toContain(title);
    for (const { name } of input.workflows) expect(text).toContain(name);
    for (const { name } of input.tasks) expect(text).toContain(name);
    for (const { name } of input.modules) expect(text).toContain(name);
    expect(xml).toContain('w:pgSz w:w="12240" w:h="15840"');
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)?.length).toBeGreaterThan(7);
    expect(xml.match(/<w:tblHeader\/>/g)?.length).toBeGreaterThan(5);
    expect(text).not.toContain('Appendix: Evidence');
    const whole = wordText(await renderReportWord(model, { comprehensive: true }));
    expect(whole).toContain('Appendix: Evidence');
    expect(whole).toContain('Appendix: Assumptions and sources');
  });

  it.each([
    ['nothing was found', minimalReport],
    ['texts are hostile', hostileReport],
  ])('is well-formed if %s', async (_, report) => {
    const file = await renderReportWord(buildReportViewModel(report()), { comprehensive: true });
    const xml = readZipEntry(file, 'word/document.xml');
    for (const character of ['\0', '\u0007', '\uFFFE']) expect(xml).not.toContain(character);
    expect(xml).not.toContain('<img');
    expect(readZipEntry(file, 'word/_rels/document.xml.rels')).not.toContain('javascript:');
    expect(xml.match(/<w:p[ >]/g)?.length).toBe(xml.match(/<\/w:p>/g)?.length);
  });
});

describe('the figures as a workbook', () => {
  it('contains every task and module with unrounded figures', async () => {
    const input = richReport();
    const sheets = await readExcelFile(Buffer.from(await renderFigures(input)));
    const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data ?? [];
    const [heads = [], ...tasks] = rowsOf('Tasks');
    expect(tasks.map((row) => row[1])).toEqual(input.tasks.map(({ name }) => name));
    const likely = heads.indexOf('Monthly savings, likely');
    const total = tasks.reduce((sum, row) => sum + Number(row[likely]), 0);
    // The total is in whole dollars; the tasks are not rounded.
    expect(Math.abs(total - input.value.monthlyTotal)).toBeLessThan(1);
    const figure = rowsOf('Summary').find(([name]) => name === 'Total Monthly Cost Savings');
    const { low, high } = input.value.ranges.monthlyTotal;
    expect([figure?.[2], figure?.[4]]).toEqual([low, high]);
    expect(rowsOf('Modules')).toHaveLength(input.modules.length + 1);
    expect(rowsOf('Pages').map((row) => row[2])).toContain('Blocked by robots.txt');
    expect(sheets.map(({ sheet }) => sheet)).toEqual(
      expect.arrayContaining(['Workflows', 'Plan', 'Assumptions', 'Offerings', 'Evidence', 'Pages']),
    );
  });

  it('treats what a website says as text, never as a formula', async () => {
    const input = richReport();
    const [first] = input.workflows;
    if (!first) throw new Error('The sample has workflows');
    const name = '=HYPERLINK("http://x.example")';
    const file = await renderFigures({ ...input, workflows: [{ ...first, name }] });
    const sheet = (await readExcelFile(Buffer.from(file))).find((one) => one.sheet === 'Workflows');
    expect(sheet?.data[1]?.[0]).toBe(name);
    expect(readZipEntry(file, 'xl/worksheets/sheet2.xml')).not.toContain('<f>');
    expect((await renderFigures(hostileReport())).length).toBeGreaterThan(5000);
    expect((await renderFigures(minimalReport())).length).toBeGreaterThan(2000);
  });
});
