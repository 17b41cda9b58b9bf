import Papa from 'papaparse';
import { withoutGuard } from '../text/csv.ts';

export interface CsvRow {
  /** Trimmed, and without the apostrophes that our own CSV files add. */
  cells: string[];
  /** The line on which the row begins, from 1. */
  line: number;
}

export function readCsvRows(text: string): { rows: CsvRow[]; unclosedLine: number | null } {
  const plain = text.replace(/^\ufeff/, '');
  const rows: CsvRow[] = [];
  let unclosedLine: number | null = null;
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(plain, {
    delimitersToGuess: [',', ';', '\t', '|'],
    step: ({ data, errors, meta }) => {
      const cells = data.map((cell) => withoutGuard(cell.trim()));
      if (errors.some(({ code }) => code === 'MissingQuotes')) unclosedLine ??= line;
      if (cells.some((cell) => cell !== '')) rows.push({ cells, line });
      line += plain.slice(at, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      at = meta.cursor;
    },
  });
  return { rows, unclosedLine };
}
