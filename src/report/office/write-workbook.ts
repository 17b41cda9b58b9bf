import { toOfficeText } from './office-text.ts';
import type { ColumnKind, Sheet, SheetCell, SheetColumn } from './sheets.ts';

const formats: Readonly<Record<ColumnKind, string>> = {
  text: '@',
  number: '0.##',
  hours: '#,##0.0',
  usd: '$#,##0',
  rate: '$#,##0.00',
  share: '0%',
};

const headStyle = {
  fontWeight: 'bold',
  backgroundColor: '#E6EEF0',
  alignVertical: 'top',
  bottomBorderStyle: 'thin',
  bottomBorderColor: '#14213D',
} as const;

/** Text is never written as a formula. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  // Loaded on first use, because only workbooks need it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const file = writeExcelFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ head, width }) => ({ width: Math.max(width, head.length + 3) })),
      stickyRowsCount: 1,
      orientation: 'landscape' as const,
      data: [
        columns.map(({ head, kind }) => ({
          value: head,
          type: String,
          ...headStyle,
          align: kind === 'text' ? ('left' as const) : ('right' as const),
          ...(kind === 'text' ? { indent: 1 } : {}),
        })),
        ...rows.map((row) => row.map((value, at) => toCell(value, columns[at]))),
      ],
    })),
    { fontFamily: 'Calibri', fontSize: 11 },
  );
  return file.toBuffer();
}

function toCell(cell: SheetCell, column: SheetColumn | undefined) {
  const value = typeof cell === 'object' && cell !== null ? cell.amount : cell;
  if (value === null || value === '' || Number.isNaN(value)) return null;
  if (typeof value === 'number') {
    const kind = (typeof cell === 'object' ? cell?.kind : column?.kind) ?? 'number';
    return {
      value,
      type: Number,
      format: formats[kind === 'text' ? 'number' : kind],
      alignVertical: 'top' as const,
    };
  }
  const text = toOfficeText(value);
  return {
    value: text,
    type: String,
    wrap: text.length > 40,
    align: 'left' as const,
    indent: 1,
    alignVertical: 'top' as const,
  };
}
