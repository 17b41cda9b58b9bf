import Papa from 'papaparse';
import { withoutGuard } from '#shared/text/csv.ts';

export const delimiters = [
  { value: '\t', label: 'Tab (copied from a spreadsheet)' },
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '|', label: 'Vertical bar' },
] as const;
export type Delimiter = (typeof delimiters)[number]['value'];

export interface Table {
  delimiter: Delimiter | null;
  /**
   * Rows of trimmed cells, all with the same number of cells, without empty rows. `number` is 1-based and also
   * counts empty rows, as a spreadsheet does.
   */
  rows: { cells: string[]; number: number }[];
  problem: string | null;
}

export function readTable(text: string, wanted?: Delimiter): Table {
  const { body, declared } = withoutSeparatorLine(withoutMark(text));
  const delimiter = wanted ?? declared ?? guessDelimiter(body);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  // Row numbers count the `sep=` line too.
  const before = declared === null ? 0 : 1;
  return {
    ...toTable(data, before),
    delimiter,
    problem: unclosed
      ? `A quotation mark in row ${(unclosed.row ?? 0) + 1 + before} isn't closed, so the text after it may have ended up in one cell. Close the quotation mark, or double it if it's part of the text.`
      : null,
  };
}

/** `before` is the number of rows above `data` in the source. */
export function toTable(data: readonly (readonly string[])[], before = 0): Table {
  const width = Math.max(0, ...data.map((row) => row.length));
  const rows = data.flatMap((row, index) => {
    const cells = Array.from({ length: width }, (_, at) => withoutGuard((row[at] ?? '').trim()));
    return cells.some((cell) => cell !== '') ? [{ cells, number: index + 1 + before }] : [];
  });
  return { delimiter: null, rows, problem: null };
}

/** Some spreadsheets write the delimiter as a first line: `sep=;`. */
function withoutSeparatorLine(text: string): { body: string; declared: Delimiter | null } {
  const [line = '', mark] = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const declared = delimiters.find(({ value }) => value === mark)?.value ?? null;
  return declared === null ? { body: text, declared } : { body: text.slice(line.length), declared };
}

function guessDelimiter(text: string): Delimiter {
  const preview = { preview: 20, skipEmptyLines: 'greedy' } as const;
  const splits = delimiters.map(({ value }) => {
    const { data } = Papa.parse<string[]>(text, { ...preview, delimiter: value });
    // Rows of one cell, such as a list's title, say nothing about the delimiter.
    const widths = data.map((row) => row.length);
    const counts = new Map<number, number>();
    for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
    const [width, count] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
    return { value, count, width };
  });
  const [best] = splits.sort((a, b) => b.count - a.count || b.width - a.width);
  return best === undefined || best.count === 0 ? ',' : best.value;
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}
