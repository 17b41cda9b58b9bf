import type { TableSource } from './table-source.ts';

/** Cells become text: numbers with a decimal point, dates as YYYY-MM-DD, booleans as yes or no. */
export async function readWorkbook(bytes: Uint8Array): Promise<TableSource | { problem: string }> {
  try {
    const { default: readExcelFile } = await import('read-excel-file/browser');
    const sheets = await readExcelFile(new Blob([bytes.slice()]));
    const filled = sheets
      .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toText)) }))
      .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')));
    return filled.length === 0
      ? { problem: 'This workbook is empty. Please choose another file.' }
      : { kind: 'workbook', sheets: filled };
  } catch {
    return {
      problem:
        "We couldn't read this workbook. Save it as .xlsx or CSV, or copy its rows and paste them here.",
    };
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}
