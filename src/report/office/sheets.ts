/** How a column is formatted. The stored numbers are never rounded. */
export type ColumnKind = 'text' | 'number' | 'hours' | 'usd' | 'rate' | 'share';

export interface SheetColumn {
  head: string;
  kind: ColumnKind;
  /** Column width in characters. */
  width: number;
}

/** A number whose format differs from its column's. */
export interface Amount {
  amount: number;
  kind: ColumnKind;
}

export type SheetCell = string | number | Amount | null;

/** One sheet of a workbook: a header row and rows of the same length; null is an empty cell. */
export interface Sheet {
  name: string;
  columns: SheetColumn[];
  rows: SheetCell[][];
}

export const column = (head: string, kind: ColumnKind = 'text', width = kind === 'text' ? 28 : 14) => ({
  head,
  kind,
  width,
});
