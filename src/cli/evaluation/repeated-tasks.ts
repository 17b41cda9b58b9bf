import { workWords } from '#diagnosis/decide/work-words.ts';

/** A task listed under its workflow; `step` is the shared step in its definition, if any. */
export interface TaskRow {
  workflow: string;
  name: string;
  step: string | null;
}

/** The rows that another workflow on the same site repeats, in the same words or as the same shared step. */
export function repeatedRows(rows: readonly TaskRow[]): TaskRow[] {
  return rows.filter((row) => rows.some((other) => other.workflow !== row.workflow && isSame(row, other)));
}

function isSame(one: TaskRow, other: TaskRow): boolean {
  if (one.step !== null && one.step === other.step) return true;
  const words = workWords(one.name);
  return words === '' ? one.name === other.name : words === workWords(other.name);
}
