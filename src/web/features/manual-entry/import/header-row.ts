import { matchColumns } from './match-columns.ts';
import type { Table } from './read-table.ts';

export const headerCandidates = 12;

export function findHeaderRow(rows: Table['rows']): number | null {
  let best: { at: number; known: number } | null = null;
  for (const [at, { cells }] of rows.slice(0, headerCandidates).entries()) {
    const { columns, hasHeader } = matchColumns(cells);
    const known = hasHeader ? Object.values(columns).filter((column) => column !== null).length : 0;
    if (known >= (at === 0 ? 1 : 2) && known > (best?.known ?? 0)) best = { at, known };
  }
  return best?.at ?? null;
}
