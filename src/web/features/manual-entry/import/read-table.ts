import Papa from 'papaparse';
import { withoutGuard } from '#shared/text/csv.ts';

/** What may stand between two cells, with the name a person knows it by. */
export const delimiters = [
  { value: '\t', label: 'Tab (copied from a spreadsheet)' },
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '|', label: 'Vertical bar' },
] as const;
export type Delimiter = (typeof delimiters)[number]['value'];

export interface Table {
  /** Null where cells are not cut from a text. */
  delimiter: Delimiter | null;
  /** Rows of cells, trimmed, all as long as the longest; rows without any text are left out. */
  rows: { cells: string[] /** From 1, as a spreadsheet counts them. */; number: number }[];
  /** What is odd about the text as a whole; null when nothing is. */
  problem: string | null;
}

/**
 * Reads a CSV file's text or what was copied from a spreadsheet: cells may be quoted, with line breaks and
 * doubled quotes inside. The delimiter is found unless it is told, here or in a first line `sep=;`.
 */
export function readTable(text: string, wanted?: Delimiter): Table {
  const { body, told } = withoutSeparatorLine(withoutMark(text));
  const delimiter = wanted ?? told ?? guessDelimiter(body);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter });
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  // The line that tells the delimiter counts as a row where the rows are counted.
  const before = told === null ? 0 : 1;
  return {
    ...toTable(data, before),
    delimiter,
    problem: unclosed
      ? `A quotation mark in row ${(unclosed.row ?? 0) + 1 + before} is not closed, so what follows it may stand in one cell. Close it, or double it where it belongs to the text.`
      : null,
  };
}

/** Rows of cells as a table; `before` rows stand above them where they come from. */
export function toTable(data: readonly (readonly string[])[], before = 0): Table {
  const width = Math.max(0, ...data.map((row) => row.length));
  const rows = data.flatMap((row, index) => {
    const cells = Array.from({ length: width }, (_, at) => withoutGuard((row[at] ?? '').trim()));
    return cells.some((cell) => cell !== '') ? [{ cells, number: index + 1 + before }] : [];
  });
  return { delimiter: null, rows, problem: null };
}

/** Some spreadsheets write the delimiter into a first line of its own: `sep=;`. */
function withoutSeparatorLine(text: string): { body: string; told: Delimiter | null } {
  const [line = '', mark] = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const told = delimiters.find(({ value }) => value === mark)?.value ?? null;
  return told === null ? { body: text, told } : { body: text.slice(line.length), told };
}

/** The delimiter that cuts the first rows most evenly into the most cells; a comma when none cuts any. */
function guessDelimiter(text: string): Delimiter {
  const preview = { preview: 20, skipEmptyLines: 'greedy' } as const;
  const scores = delimiters.map(({ value }) => {
    const { data } = Papa.parse<string[]>(text, { ...preview, delimiter: value });
    const widths = data.map((row) => row.length);
    const header = widths[0] ?? 1;
    const alike = widths.filter((width) => width === header).length / Math.max(1, widths.length);
    return { value, score: header > 1 ? alike * 100 + header : 0 };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best), { value: ',', score: 0 } as {
    value: Delimiter;
    score: number;
  }).value;
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}
