import { frameworks } from '#shared/schemas/framework.ts';
import type { TaskRow } from './rows.ts';

export type TaskColumnId =
  | 'position'
  | 'name'
  | 'workflow'
  | 'framework'
  | 'role'
  | 'value'
  | 'difficulty'
  | 'time';

export interface TaskOrder {
  column: TaskColumnId;
  descending: boolean;
}

/** `position` is 1-based in the cleaned list, independent of sorting. */
export interface NumberedTask {
  task: TaskRow;
  position: number;
}

export function numberTasks(tasks: readonly TaskRow[]): NumberedTask[] {
  return tasks.map((task, index) => ({ task, position: index + 1 }));
}

/** Unknown values come last in both directions. */
export function sortTasks(rows: readonly NumberedTask[], order: TaskOrder | null): readonly NumberedTask[] {
  if (order === null) return rows;
  const sign = order.descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [left, right] = [keyOf(a, order.column), keyOf(b, order.column)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const compared =
      typeof left === 'string' || typeof right === 'string'
        ? collator.compare(String(left), String(right))
        : left - right;
    return compared * sign || a.position - b.position;
  });
}

export function nextOrder(order: TaskOrder | null, column: TaskColumnId): TaskOrder | null {
  const first = column === 'time';
  if (order?.column !== column) return { column, descending: first };
  return order.descending === first ? { column, descending: !first } : null;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function keyOf({ task, position }: NumberedTask, column: TaskColumnId): string | number | null {
  switch (column) {
    case 'position':
      return position;
    case 'name':
      return task.name;
    case 'workflow':
      return task.workflow;
    case 'framework':
      return task.framework === null ? null : frameworks.indexOf(task.framework);
    case 'role':
      return task.assignedRole;
    case 'value':
      return task.serviceValue;
    case 'difficulty':
      return task.replicabilityDifficulty;
    case 'time':
      return task.timeInvestment;
  }
}
