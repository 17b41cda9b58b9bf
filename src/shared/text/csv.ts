export type CsvValue = string | number | boolean | Date | null;

/**
 * Text that a spreadsheet would evaluate as a formula gets an apostrophe in front, even after semicolons, tabs,
 * and line breaks, where some programs start a new cell.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `${csvStart}${[header, ...rows].map(csvLine).join('')}`;
}

/** A byte order mark, so that spreadsheets read the file as UTF-8. */
export const csvStart = '\ufeff';

export function csvLine(row: readonly CsvValue[]): string {
  return `${row.map(toCell).join(',')}\r\n`;
}

export function withoutGuard(cell: string): string {
  const guarded = cell.startsWith("'") && startsFormula.test(cell.slice(1));
  return mapParts(guarded ? cell.slice(1) : cell, (part) =>
    part.startsWith("'") && startsFormula.test(part.slice(1)) ? part.slice(1) : part,
  );
}

/** Includes full-width characters, which some spreadsheets treat like the plain ones. */
const startsFormula = /^[\s"]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** Signed numbers and phone numbers stay unchanged: evaluated as a formula, they can only give a number. */
const isNumber = /^ *[+-][ (]*\d[\d ()./-]*$/;
/** Some programs start a new cell here, even inside quotes. */
const separators = /([;\t\r\n])/;

function toCell(value: CsvValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const safe = guard(value);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
