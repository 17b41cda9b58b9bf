import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Tooltip as Primitive } from 'radix-ui';
import { classNames } from '#web/lib/class-names.ts';
import type { TaskColumnId, TaskOrder } from '../../rules/task-order.ts';
import { roomyColumns, type TaskColumn } from './task-columns.tsx';

interface TaskListHeaderProps {
  columns: readonly TaskColumn[];
  order: TaskOrder | null;
  onOrder: (column: TaskColumnId) => void;
  /** The column whose header is in the tab order; null if a row is. */
  reachable: number | null;
}

export function TaskListHeader({ columns, order, onOrder, reachable }: TaskListHeaderProps) {
  return (
    <thead className="sticky top-0 z-10 print:static print:table-row-group bg-surface text-ink-secondary shadow-[0_1px_0_var(--control)]">
      <tr>
        {columns.map((column, index) => {
          const sorted = order?.column === column.id ? order : null;
          const Mark = sorted === null ? ChevronsUpDown : sorted.descending ? ArrowDown : ArrowUp;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted === null ? 'none' : sorted.descending ? 'descending' : 'ascending'}
              className={classNames('p-0', column.id === 'name' ? 'w-auto' : 'w-px')}
            >
              <Primitive.Root disableHoverableContent>
                <Primitive.Trigger asChild>
                  <button
                    type="button"
                    data-column={index}
                    tabIndex={index === reachable ? 0 : -1}
                    onClick={() => onOrder(column.id)}
                    className={classNames(
                      'flex min-h-11 w-full items-center gap-1 px-2 text-left font-strong -outline-offset-2 hover:text-ink',
                      columns.length <= roomyColumns && 'sm:px-3 sm:whitespace-nowrap',
                      column.numeric && 'justify-end text-right',
                    )}
                  >
                    {column.header}
                    <Mark
                      aria-hidden
                      className={classNames('size-3.5 shrink-0', sorted !== null && 'text-ink')}
                    />
                  </button>
                </Primitive.Trigger>
                <Primitive.Portal>
                  <Primitive.Content
                    sideOffset={4}
                    collisionPadding={12}
                    className="z-50 max-w-72 animate-appear rounded-sm bg-ink px-3 py-2 text-sm text-paper shadow-raised"
                  >
                    {column.explanation}
                  </Primitive.Content>
                </Primitive.Portal>
              </Primitive.Root>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
