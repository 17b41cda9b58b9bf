import { type Delimiter, readTable, type Table, toTable } from './read-table.ts';

/** What a table is read from: a text, or the sheets of a workbook. */
export type TableSource =
  | { kind: 'text'; text: string }
  | { kind: 'workbook'; sheets: readonly { name: string; rows: readonly (readonly string[])[] }[] };

/** How the source is to be read, where that was chosen. */
export interface SourceChoice {
  /** Null: found by itself. */
  delimiter: Delimiter | null;
  /** Place of the sheet in its workbook, from 0. */
  sheet: number;
}

export function readSource(source: TableSource, { delimiter, sheet }: SourceChoice): Table {
  return source.kind === 'text'
    ? readTable(source.text, delimiter ?? undefined)
    : toTable(source.sheets[sheet]?.rows ?? []);
}
