import type { RefObject } from 'react';
import type { NumberedTask } from '../../rules/task-order.ts';
import type { TaskColumn } from './task-columns.tsx';

export const headerHeight = 44;

export interface TaskRowsProps {
  rows: readonly NumberedTask[];
  columns: readonly TaskColumn[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  scroller: RefObject<HTMLElement | null>;
  /** The row in the tab order; -1 if a header is the tab stop. */
  reachable: number;
}

export function indexOfSelected(rows: readonly NumberedTask[], selectedId: number | null): number {
  return selectedId === null ? -1 : rows.findIndex((row) => row.task.id === selectedId);
}
