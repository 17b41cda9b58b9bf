/** What one cell may hold. */
export type CsvValue = string | number | boolean | Date | null;

/**
 * A table as CSV (RFC 4180: CRLF, quotes where needed) with a byte order mark, so that spreadsheets read it as UTF-8.
 * A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `${csvStart}${[header, ...rows].map(csvLine).join('')}`;
}

/** The byte order mark that a file begins with. */
export const csvStart = '\ufeff';

/** One line with its end, for files that are written as they are read. */
export function csvLine(row: readonly CsvValue[]): string {
  return `${row.map(toCell).join(',')}\r\n`;
}

/** A cell's text as it was before `toCsv` guarded it; any other text unchanged. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formulaLike.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Full-width forms count too: some spreadsheets take them for the plain ones. */
const formulaLike = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

function toCell(value: CsvValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const safe = formulaLike.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
