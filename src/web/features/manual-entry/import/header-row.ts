import { matchColumns } from './match-columns.ts';
import type { Table } from './read-table.ts';

/** Number of rows that are checked for a header. */
export const headerCandidates = 12;

/**
 * Index of the header row; null if there is none. Of the first rows, this is the one with the most known
 * column titles; in the very first row, one is enough, and further down, two are required. Rows above it,
 * such as a list's name, are skipped.
 */
export function findHeaderRow(rows: Table['rows']): number | null {
  let best: { at: number; known: number } | null = null;
  for (const [at, { cells }] of rows.slice(0, headerCandidates).entries()) {
    const { columns, hasHeader } = matchColumns(cells);
    const known = hasHeader ? Object.values(columns).filter((column) => column !== null).length : 0;
    if (known >= (at === 0 ? 1 : 2) && known > (best?.known ?? 0)) best = { at, known };
  }
  return best?.at ?? null;
}
