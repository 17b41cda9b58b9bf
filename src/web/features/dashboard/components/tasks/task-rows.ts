import type { RefObject } from 'react';
import type { NumberedTask } from '../../rules/task-order.ts';
import type { TaskColumn } from './task-columns.tsx';

/** Height in pixels of the header that stays in place above the rows. */
export const headerHeight = 44;

/** What the body of the task list is given, whether it draws all rows or only those near the view. */
export interface TaskRowsProps {
  rows: readonly NumberedTask[];
  columns: readonly TaskColumn[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  scroller: RefObject<HTMLElement | null>;
  /** The row that the tab key reaches; -1 where it is a header. */
  reachable: number;
}

/** The place of the selected task among the rows, -1 where it is not among them. */
export function indexOfSelected(rows: readonly NumberedTask[], selectedId: number | null): number {
  return selectedId === null ? -1 : rows.findIndex((row) => row.task.id === selectedId);
}
