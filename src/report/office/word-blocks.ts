import type * as Docx from 'docx';
import type { PageLink } from '#report/page-link.ts';
import { toOfficeText } from './office-text.ts';

export type Block = Docx.Paragraph | Docx.Table;

export interface WordCell {
  lines: (string | null)[];
  strong?: boolean;
  right?: boolean;
}

const colors = { ink: '14213D', quiet: '4A5568', hairline: 'DAD5C8', head: 'F3F0E8' } as const;

/** Text width of a page with one-inch margins, in twentieths of a point. */
const textWidths = { a4: 9026, letter: 9360 } as const;

export function createWordBlocks(docx: typeof Docx, accent: string, paper: 'a4' | 'letter') {
  const { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } = docx;
  const run = (text: string, more: Omit<Docx.IRunOptions, 'text'> = {}) =>
    new TextRun({ text: toOfficeText(text), ...more });

  const heading = (level: 1 | 2 | 3, text: string, more: Omit<Docx.IParagraphOptions, 'text'> = {}) =>
    new Paragraph({
      heading:
        [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3][level - 1] ?? 'Heading1',
      children: [run(text)],
      ...more,
    });
  const text = (words: string, more: Omit<Docx.IRunOptions, 'text'> = {}) =>
    new Paragraph({ children: [run(words, more)] });
  const leading = (words: string) => new Paragraph({ keepNext: true, children: [run(words)] });
  const quiet = (words: string) => new Paragraph({ style: 'Quiet', children: [run(words)] });
  const labeled = (label: string, words: string) =>
    new Paragraph({ children: [run(`${label} `, { bold: true }), run(words)] });
  const list = (items: readonly string[], numbered = false) =>
    items.map(
      (item) =>
        new Paragraph({
          children: [run(item)],
          ...(numbered ? { numbering: { reference: 'steps', level: 0 } } : { bullet: { level: 0 } }),
        }),
    );
  const source = ({ label, href }: PageLink, keepNext = false) =>
    new Paragraph({
      style: 'Quiet',
      keepNext,
      children: [
        href === null
          ? run(label)
          : new ExternalHyperlink({ link: href, children: [run(label, { style: 'Hyperlink' })] }),
      ],
    });

  const table = createWordTables(docx, paper, run);
  const gap = () => new Paragraph({ style: 'Quiet', children: [] });
  return { heading, text, leading, quiet, labeled, list, source, table, gap, accent, colors };
}

type MakeRun = (text: string, more?: Omit<Docx.IRunOptions, 'text'>) => Docx.TextRun;

function createWordTables(docx: typeof Docx, paper: 'a4' | 'letter', run: MakeRun) {
  const { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } = docx;
  const line = { style: BorderStyle.SINGLE, size: 4, color: colors.hairline };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const toCell = ({ lines, strong = false, right = false }: WordCell, width: number, isHead = false) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      ...(isHead ? { shading: { fill: colors.head } } : {}),
      children: lines
        .filter((words) => words !== null)
        .map(
          (words, at) =>
            new Paragraph({
              style: at === 0 ? 'Cell' : 'CellNote',
              alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
              children: [run(words, { bold: isHead || (strong && at === 0) })],
            }),
        ),
    });
  return (
    heads: readonly string[],
    shares: readonly number[],
    rows: readonly (readonly WordCell[])[],
    right: readonly number[] = [],
  ) => {
    const all = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => Math.floor((textWidths[paper] * share) / all));
    const widthOf = (at: number) => widths[at] ?? 1000;
    return new Table({
      width: { size: textWidths[paper], type: WidthType.DXA },
      columnWidths: widths,
      borders: {
        top: line,
        bottom: line,
        left: none,
        right: none,
        insideHorizontal: line,
        insideVertical: none,
      },
      rows: [
        new TableRow({
          tableHeader: true,
          cantSplit: true,
          children: heads.map((head, at) =>
            toCell({ lines: [head], right: right.includes(at) }, widthOf(at), true),
          ),
        }),
        ...rows.map(
          (cells) =>
            new TableRow({
              cantSplit: true,
              children: cells.map((cell, at) =>
                toCell({ ...cell, right: right.includes(at), strong: cell.strong ?? at === 0 }, widthOf(at)),
              ),
            }),
        ),
      ],
    });
  };
}

export type WordBlocks = ReturnType<typeof createWordBlocks>;
