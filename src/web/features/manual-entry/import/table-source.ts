import { type Delimiter, readTable, type Table, toTable } from './read-table.ts';

export type TableSource =
  | { kind: 'text'; text: string }
  | { kind: 'workbook'; sheets: readonly { name: string; rows: readonly (readonly string[])[] }[] };

export interface SourceChoice {
  /** Null to detect the delimiter. */
  delimiter: Delimiter | null;
  /** 0-based. */
  sheet: number;
}

export function readSource(source: TableSource, { delimiter, sheet }: SourceChoice): Table {
  return source.kind === 'text'
    ? readTable(source.text, delimiter ?? undefined)
    : toTable(source.sheets[sheet]?.rows ?? []);
}
