import type * as Docx from 'docx';
import { decodeLogo } from '#report/logo.ts';
import type { TypesetOptions } from '#report/typeset-report.ts';
import type { ReportViewModel } from '#report/view-model.ts';
import { toOfficeText } from './office-text.ts';
import { readPictureSize } from './picture-size.ts';
import { createWordBlocks } from './word-blocks.ts';
import { wordSections } from './word-sections.ts';

/** In twentieths of a point. */
const pages = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } } as const;
const inch = 1440;
const logoHeight = 48;

/** Uses Word's own styles, headings, lists, and tables, so that readers can edit and restyle the report. */
export async function writeWord(model: ReportViewModel, options: TypesetOptions): Promise<Uint8Array> {
  // Loaded on first use, because only Word reports need it.
  const docx = await import('docx');
  const paper = options.paper ?? 'a4';
  const accent = model.document.accent.slice(1);
  const blocks = createWordBlocks(docx, accent, paper);
  const { AlignmentType, Document, Footer, LevelFormat, Packer, PageNumber, Paragraph, TextRun } = docx;
  const file = new Document({
    title: toOfficeText(model.document.title),
    creator: toOfficeText(model.document.author),
    styles: stylesOf(accent),
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START }],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: pages[paper], margin: { top: inch, bottom: inch, left: inch, right: inch } },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: 'Quiet',
                children: [
                  new TextRun({
                    children: [
                      toOfficeText(`${model.cover.runningHead}  ·  ${model.cover.brand}  ·  `),
                      PageNumber.CURRENT,
                      ' / ',
                      PageNumber.TOTAL_PAGES,
                    ],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          ...headOf(docx, model),
          ...wordSections.flatMap((section) => section(model, blocks, options.comprehensive)),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

function headOf({ ImageRun, Paragraph, TextRun }: typeof Docx, { document, cover }: ReportViewModel) {
  const logo = decodeLogo(document.logo);
  const size = logo === null ? null : readPictureSize(logo.bytes);
  const type = logo?.fileName.endsWith('.png') ? 'png' : 'jpg';
  const picture =
    logo === null || size === null
      ? []
      : [
          new Paragraph({
            children: [
              new ImageRun({
                type,
                data: logo.bytes,
                transformation: {
                  height: logoHeight,
                  width: Math.min(280, Math.round((logoHeight * size.width) / size.height)),
                },
                altText: {
                  name: 'Logo',
                  title: toOfficeText(cover.brand),
                  description: toOfficeText(cover.brand),
                },
              }),
            ],
          }),
        ];
  const line = (text: string, style: string) =>
    new Paragraph({ style, children: [new TextRun({ text: toOfficeText(text) })] });
  const about = [cover.subject, cover.preparedBy].filter((words) => words !== null);
  return [
    ...picture,
    line(`${cover.brand}  ·  ${cover.kicker}`, 'Quiet'),
    line(cover.domain, 'Title'),
    line(cover.title, 'Subtitle'),
    ...(about.length === 0 ? [] : [line(about.join('  ·  '), 'Normal')]),
    line(cover.facts.map(({ label, value }) => `${label}: ${value}`).join('  ·  '), 'Quiet'),
    ...(cover.note === null ? [] : [line(cover.note, 'Normal')]),
  ];
}

function stylesOf(accent: string): Docx.IStylesOptions {
  const ink = '14213D';
  const font = 'Calibri';
  const serif = 'Georgia';
  const headingOf = (size: number, before: number) => ({
    run: { font: serif, size, bold: true, color: ink },
    paragraph: { spacing: { before, after: 100 }, keepNext: true },
  });
  return {
    default: {
      document: { run: { font, size: 21, color: ink }, paragraph: { spacing: { after: 100, line: 264 } } },
      title: {
        run: { font: serif, size: 52, bold: true, color: ink },
        paragraph: { spacing: { before: 240, after: 60 } },
      },
      heading1: headingOf(34, 360),
      heading2: headingOf(26, 280),
      heading3: headingOf(22, 200),
      hyperlink: { run: { color: accent, underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        run: { font: serif, size: 26, color: '4A5568' },
      },
      { id: 'Quiet', name: 'Quiet', basedOn: 'Normal', run: { size: 17, color: '4A5568' } },
      {
        id: 'Cell',
        name: 'Table text',
        basedOn: 'Normal',
        run: { size: 18 },
        paragraph: { spacing: { after: 0, line: 240 } },
      },
      {
        id: 'CellNote',
        name: 'Table note',
        basedOn: 'Cell',
        run: { size: 15, color: '4A5568' },
        paragraph: { spacing: { after: 0, line: 240 } },
      },
    ],
  };
}
