export type ColumnKind = 'text' | 'number' | 'hours' | 'usd' | 'rate' | 'share';

export interface SheetColumn {
  head: string;
  kind: ColumnKind;
  /** In characters. */
  width: number;
}

export interface Amount {
  amount: number;
  kind: ColumnKind;
}

export type SheetCell = string | number | Amount | null;

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
