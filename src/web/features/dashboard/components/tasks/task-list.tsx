import { ListX, SearchX } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import {
  type NumberedTask,
  nextOrder,
  sortTasks,
  type TaskColumnId,
  type TaskOrder,
} from '../../rules/task-order.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { PlainTaskRows } from './plain-task-rows.tsx';
import { taskColumns } from './task-columns.tsx';
import { TaskListHeader } from './task-list-header.tsx';
import { useGridFocus } from './use-grid-focus.ts';

const virtualFrom = 150;

const VirtualTaskRows = lazy(async () => ({
  default: (await import('./virtual-task-rows.tsx')).VirtualTaskRows,
}));

interface TaskListProps {
  rows: readonly NumberedTask[];
  columns?: readonly TaskColumnId[] | undefined;
  /** In pixels. */
  height?: number;
  selectedId: number | null;
  onSelect: (id: number) => void;
  toolbar?: ReactNode;
  /** True if a filter may be why there are no rows. */
  filtered?: boolean;
  disclaimer?: string | undefined;
}

export const TaskList = memo(function TaskList({
  rows,
  columns,
  height = 500,
  selectedId,
  onSelect,
  toolbar,
  filtered = false,
  disclaimer,
}: TaskListProps) {
  // Paper doesn't scroll, so every row must be printed.
  const printing = usePrinting();
  const [order, setOrder] = useState<TaskOrder | null>(null);
  const scroller = useRef<HTMLElement>(null);
  const usual = usePublicConfig()?.disclaimers.taskList;
  const shown = useMemo(
    () => taskColumns.filter((column) => columns === undefined || columns.includes(column.id)),
    [columns],
  );
  const sorted = useMemo(() => sortTasks(rows, order), [rows, order]);
  const { place, onKeyDown, onFocus } = useGridFocus(
    { rows: sorted.length, columns: shown.length },
    scroller,
  );
  const body = { rows: sorted, columns: shown, selectedId, onSelect, scroller, reachable: place.row };
  if (rows.length === 0) {
    return (
      <>
        {toolbar}
        <NoTasks filtered={filtered} />
      </>
    );
  }
  return (
    <div>
      {toolbar}
      <ScrollRegion
        ref={scroller}
        label="Task list"
        data-testid="task-list"
        // Not in the tab order, because one of its rows or headers is.
        tabIndex={-1}
        className="overflow-auto rounded-md border border-rule bg-surface print:h-auto! print:overflow-visible"
        style={{ height }}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its rows
          role="grid"
          aria-label="Tasks"
          aria-rowcount={sorted.length + 1}
          className="w-full text-left text-sm"
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <TaskListHeader
            columns={shown}
            order={order}
            onOrder={(column) => setOrder(nextOrder(order, column))}
            reachable={place.row < 0 ? place.column : null}
          />
          {sorted.length > virtualFrom && !printing ? (
            <Suspense fallback={<tbody />}>
              <VirtualTaskRows {...body} />
            </Suspense>
          ) : (
            <PlainTaskRows {...body} />
          )}
        </table>
      </ScrollRegion>
      <ListFoot columns={shown} disclaimer={disclaimer ?? usual} />
    </div>
  );
});

function NoTasks({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState icon={SearchX} title="No tasks match">
      Change the search, or show all tasks.
    </EmptyState>
  ) : (
    <EmptyState icon={ListX} title="No Tasks Available">
      Wait for the analysis to finish, or refresh the data.
    </EmptyState>
  );
}

interface ListFootProps {
  columns: typeof taskColumns;
  disclaimer: string | undefined;
}

function ListFoot({ columns, disclaimer }: ListFootProps) {
  return (
    <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 text-xs text-ink-secondary">
      <p className="min-h-4 max-w-text py-2">{disclaimer}</p>
      <div className="no-print flex flex-wrap items-start gap-x-4">
        <Disclosure label="What the columns mean" triggerClassName="text-xs">
          <dl className="grid max-w-text gap-1 pb-2">
            {columns.map((column) => (
              <div key={column.id}>
                <dt className="inline font-strong text-ink">{column.header}: </dt>
                <dd className="inline">{column.explanation}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </div>
  );
}
