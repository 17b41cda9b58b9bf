import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { orderByReturn } from '#shared/recommendations/order-by-return.ts';
import { formatEstimatedUsd } from '#shared/text/figures.ts';
import { longestBlock } from '#tests/support/longest-block.ts';
import { hostileReport, minimalReport, richReport } from '#tests/support/report-samples.ts';
import { renderReportPdf } from './render-report.ts';
import type { ReportInput } from './report-input.ts';
import { buildReportViewModel } from './view-model.ts';

const render = (input: ReportInput, comprehensive = false) =>
  renderReportPdf(buildReportViewModel(input), { comprehensive });

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true });
  return text.replace(/\u200B/g, '').replace(/\s+/g, ' ');
}

const embeddedFonts = (pdf: Uint8Array) =>
  new Set(
    Array.from(
      Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/g),
      ([, name]) => name,
    ),
  );

describe('renderReportPdf', () => {
  it('produces a tagged PDF/UA-1 with title, language, date, and bookmarks', async () => {
    const pdf = await render(richReport());
    const source = Buffer.from(pdf).toString('latin1');
    expect(source.startsWith('%PDF-1.7')).toBe(true);
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(source).toContain('/StructTreeRoot');
    const document = await getDocumentProxy(pdf.slice());
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await getMeta(document)).info).toMatchObject({
      Title: 'Diagnosis report for harbour-dental.example',
      Author: 'AI Compass',
      Language: 'en-US',
      CreationDate: 'D:20261121083000Z',
    });
    expect((await document.getOutline()).map((entry) => entry.title)).toEqual([
      'Executive Summary',
      '90-Day Plan',
      'Recommended Modules',
      'Identified Workflows',
      'Task Framework Distribution',
      'Monthly Business Value',
      'What the Company Offers',
      'Modules that don’t pay back in time',
      'Complementary Solutions',
      'Recommended Next Steps',
      'Appendix A. Coverage',
      'Appendix B. Method',
    ]);
  });

  it("prints the value calculation's numbers, the contact, and both calculations", async () => {
    const input = richReport();
    const text = await textOf(await render(input));
    const { low, high } = input.value.ranges.monthlyTotal;
    for (const amount of [input.value.monthlyTotal, low, high, input.value.newBusinessUSD]) {
      expect(text).toContain(formatEstimatedUsd(amount));
    }
    expect(text).toContain('hello@example.com, +1 555 0100');
    expect(text).toContain('How we calculate the value');
    expect(text).toContain('How the report screen calculates its estimate');
    expect(text).toContain('representative estimate');
    expect(text).toContain('Value versus effort');
    expect(text).toContain('Keep with people');
    for (const workflow of input.workflows) expect(text).toContain(workflow.name);
  });

  it('has no matrix of value against effort if no module pays back', async () => {
    const input = richReport();
    const modules = input.modules.map((module) => ({ ...module, paysBack: false }));
    expect(await textOf(await render({ ...input, modules }))).not.toContain('Value versus effort');
  });

  it('shows the first four modules; with comprehensive, all of them, the evidence, and the assumptions', async () => {
    const input = richReport();
    expect(input.modules.length).toBeGreaterThan(4);
    const standard = await textOf(await render(input));
    const whole = await textOf(await render(input, true));
    orderByReturn(input.modules).forEach((module, index) => {
      expect(standard.includes(module.description.slice(0, 40)), module.name).toBe(index < 4);
      expect(whole).toContain(module.description.slice(0, 40));
    });
    expect(input.modules.some(({ paysBack }) => !paysBack)).toBe(true);
    expect(whole).toContain('Modules that don’t pay back in time');
    const quote = 'Offer free times and book appointments with us, at any time.';
    expect(standard).not.toContain('Type of evidence: Observed');
    expect(whole).toContain('Type of evidence: Observed');
    expect(whole).toContain(quote);
    expect(standard).not.toContain('Share of Automate hours');
    expect(whole).toContain('Share of Automate hours');
    expect(whole).toContain('$30/h before you changed it');
  });

  it('renders a report without findings', async () => {
    const text = await textOf(await render(minimalReport(), true));
    expect(text).toContain('announces an opening');
    expect(text).not.toContain('Recommended Modules');
    expect(text).not.toContain('Total Monthly Cost Savings');
  });

  it('lists what the product does under the heading of the workflows if there are no others', async () => {
    const input = richReport();
    const workflows = input.workflows.map((workflow) => ({ ...workflow, performedBy: 'product' as const }));
    const document = await getDocumentProxy((await render({ ...input, workflows, tasks: [] })).slice());
    expect((await document.getOutline()).map((entry) => entry.title)).toContain('Identified Workflows');
  });

  it('renders hostile text as text, every script in its own font', async () => {
    const pdf = await render(hostileReport(), true);
    const text = await textOf(pdf);
    expect(text).toContain('#panic("no") *bold* _it_');
    expect(text).toContain('<img src=x onerror=alert(1)>');
    expect(text).toContain('Добрый день');
    expect(embeddedFonts(pdf)).toEqual(
      new Set([
        'SourceSerif4-Regular',
        'SourceSerif4-SemiBold',
        'SourceSans3-Regular',
        'SourceSans3-SemiBold',
        'NotoSans-Regular',
        'NotoSans-SemiBold',
        'NotoSansArabic-Regular',
        'NotoSansArabic-SemiBold',
        'NotoSansHebrew-Regular',
        'NotoSansHebrew-SemiBold',
        'NotoSansDevanagari-Regular',
        'NotoSansDevanagari-SemiBold',
        'NotoSansJP-Regular',
        'NotoSansJP-Bold',
        'NotoSansSymbols-Regular',
        'NotoSansSymbols-SemiBold',
        'NotoSansSymbols2-Regular',
        'NotoEmoji-Regular',
      ]),
    );
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('javascript:');
  });

  it('renders any text', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 5, maxLength: 5 }), async (names) => {
        const input = richReport();
        input.workflows.forEach((workflow, index) => {
          workflow.name = names[index] ?? '';
          workflow.evidence.push({ url: names[index] ?? '', quote: names[index] ?? '', kind: 'text' });
        });
        expect((await render(input, true)).length).toBeGreaterThan(10_000);
      }),
      { numRuns: 12 },
    );
  });

  it("shows the operator's logo, and omits one that cannot be rendered", async () => {
    const withLogo = (logo: string) => {
      const input = richReport();
      return render({ ...input, profile: { ...input.profile, brand: { ...input.profile.brand, logo } } });
    };
    const square =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const drawn = await withLogo(`data:image/svg+xml,${encodeURIComponent(square)}`);
    const broken = await withLogo('data:image/png;base64,aGFsbG8=');
    expect(drawn.length).not.toBe(broken.length);
    expect(broken.length).toBe((await render(richReport())).length);
  });

  it('keeps the thread free while twenty reports are rendered', async () => {
    const model = buildReportViewModel(richReport());
    const rendering = Promise.all(
      Array.from({ length: 20 }, () => renderReportPdf(model, { comprehensive: false })),
    );
    expect(await longestBlock(rendering)).toBeLessThan(250);
    expect(new Set((await rendering).map((pdf) => pdf.length)).size).toBe(1);
  });

  it('keeps data out of its template: nothing is evaluated as markup', () => {
    for (const name of ['report.typ', 'data.typ', 'bits.typ', 'tasks.typ', 'modules.typ', 'appendices.typ']) {
      expect(readFileSync(join(import.meta.dirname, 'template', name), 'utf8')).not.toMatch(/\beval\(/);
    }
  });
});
