export type CsvValue = string | number | boolean | Date | null;

/**
 * A table as CSV (RFC 4180: CRLF, quotes where needed) with a byte order mark, so that spreadsheets read it as UTF-8.
 * Text that a spreadsheet would treat as a formula gets an apostrophe in front, also where a program that splits at
 * semicolons or tabs would start a new cell. Phone numbers are unchanged.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `${csvStart}${[header, ...rows].map(csvLine).join('')}`;
}

/** The byte order mark that a file begins with. */
export const csvStart = '\ufeff';

/** One line with its line end, for streamed files. */
export function csvLine(row: readonly CsvValue[]): string {
  return `${row.map(toCell).join(',')}\r\n`;
}

/** A cell's original text before `toCsv` escaped it; any other text unchanged. */
export function withoutGuard(cell: string): string {
  const guarded = cell.startsWith("'") && startsFormula.test(cell.slice(1));
  return mapParts(guarded ? cell.slice(1) : cell, (part) =>
    part.startsWith("'") && startsFormula.test(part.slice(1)) ? part.slice(1) : part,
  );
}

/** Full-width forms count too: some spreadsheets treat them like the plain ones. */
const startsFormula = /^[\s"]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** A phone number or a number: after its sign there is nothing that a formula could name or call. */
const isNumber = /^ *[+-][ (]*\d[\d ()./-]*$/;
/** Where some programs begin a new cell, even inside quotes. */
const separators = /([;\t\r\n])/;

function toCell(value: CsvValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const safe = guard(value);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text with an apostrophe before every part that a spreadsheet would evaluate. */
function guard(text: string): string {
  const guarded = mapParts(text, (part) => (isFormula(part) ? `'${part}` : part));
  return isFormula(guarded) ? `'${guarded}` : guarded;
}

function isFormula(text: string): boolean {
  const [first = ''] = text.split(separators, 1);
  return startsFormula.test(text) && !isNumber.test(first);
}

function mapParts(text: string, change: (part: string) => string): string {
  return text
    .split(separators)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}
