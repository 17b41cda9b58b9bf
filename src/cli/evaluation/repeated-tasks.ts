import { workWords } from '#diagnosis/decide/work-words.ts';

export interface TaskRow {
  workflow: string;
  name: string;
  step: string | null;
}

export function repeatedRows(rows: readonly TaskRow[]): TaskRow[] {
  return rows.filter((row) => rows.some((other) => other.workflow !== row.workflow && isSame(row, other)));
}

function isSame(one: TaskRow, other: TaskRow): boolean {
  if (one.step !== null && one.step === other.step) return true;
  const words = workWords(one.name);
  return words === '' ? one.name === other.name : words === workWords(other.name);
}
