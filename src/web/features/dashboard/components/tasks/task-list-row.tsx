import { memo } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import type { NumberedTask } from '../../rules/task-order.ts';
import { roomyColumns, type TaskColumn } from './task-columns.tsx';

interface TaskListRowProps {
  row: NumberedTask;
  index: number;
  columns: readonly TaskColumn[];
  selected: boolean;
  reachable: boolean;
  onSelect: (id: number) => void;
  measure?: (row: HTMLTableRowElement | null) => void;
}

export const TaskListRow = memo(function TaskListRow(props: TaskListRowProps) {
  const { row, index, columns, selected, reachable, onSelect, measure } = props;
  const isRoomy = columns.length <= roomyColumns;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-task-row={row.task.id}
      data-selected={selected}
      aria-rowindex={index + 2}
      className={classNames(
        'relative border-b border-rule',
        selected ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-sunken',
      )}
    >
      {columns.map((column) => {
        const content = column.cell(row.task, row.position);
        return (
          <td
            key={column.id}
            className={classNames(
              'px-2 py-2.5 lg:py-2',
              isRoomy && 'sm:px-3',
              column.id === 'name' && 'min-w-30 wrap-anywhere sm:min-w-44',
              (column.id === 'workflow' || column.id === 'role') && 'min-w-32 wrap-anywhere',
              column.numeric && 'pr-6.5 text-right whitespace-nowrap',
              column.numeric && isRoomy && 'sm:pr-7.5',
            )}
          >
            {column.id === 'name' ? (
              <button
                type="button"
                aria-pressed={selected}
                tabIndex={reachable ? 0 : -1}
                onClick={() => onSelect(row.task.id)}
                className="text-left after:absolute after:inset-0"
              >
                {content}
              </button>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
});
