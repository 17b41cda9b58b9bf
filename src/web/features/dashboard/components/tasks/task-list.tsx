import { ListX } from 'lucide-react';
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

/** Beyond this many rows only those near the view are drawn. */
const virtualFrom = 150;

const VirtualTaskRows = lazy(async () => ({
  default: (await import('./virtual-task-rows.tsx')).VirtualTaskRows,
}));

interface TaskListProps {
  rows: readonly NumberedTask[];
  /** Which columns are shown; all eight unless told. */
  columns?: readonly TaskColumnId[] | undefined;
  /** Height in pixels of the list, which scrolls within it. */
  height?: number;
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** Stands at the foot of the list. */
  aside?: ReactNode;
}

/** The task list: sortable, of a fixed height, drawing only the rows near the view when there are many. */
export const TaskList = memo(function TaskList({
  rows,
  columns,
  height = 500,
  selectedId,
  onSelect,
  aside,
}: TaskListProps) {
  // Paper does not scroll.
  const printing = usePrinting();
  const [order, setOrder] = useState<TaskOrder | null>(null);
  const scroller = useRef<HTMLElement>(null);
  const disclaimer = usePublicConfig()?.disclaimers.taskList;
  const shown = useMemo(
    () => taskColumns.filter((column) => columns === undefined || columns.includes(column.id)),
    [columns],
  );
  const sorted = useMemo(() => sortTasks(rows, order), [rows, order]);
  const body = { rows: sorted, columns: shown, selectedId, onSelect, scroller };
  if (rows.length === 0) {
    return (
      <EmptyState icon={ListX} title="No Tasks Available">
        Wait for the analysis to end, or refresh the data.
      </EmptyState>
    );
  }
  return (
    <div>
      <ScrollRegion
        ref={scroller}
        label="Task list"
        data-testid="task-list"
        className="overflow-auto rounded-md border border-rule bg-surface print:h-auto! print:overflow-visible"
        style={{ height }}
      >
        <table className="w-full text-left text-sm" aria-rowcount={sorted.length + 1}>
          <TaskListHeader
            columns={shown}
            order={order}
            onOrder={(column) => setOrder(nextOrder(order, column))}
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
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 text-xs text-ink-secondary">
        <p className="min-h-4 max-w-text py-2">{disclaimer}</p>
        <div className="no-print flex flex-wrap items-start gap-x-4">
          {aside}
          <Disclosure label="What the columns mean" triggerClassName="text-xs">
            <dl className="grid max-w-text gap-1 pb-2">
              {shown.map((column) => (
                <div key={column.id}>
                  <dt className="inline font-strong text-ink">{column.header}: </dt>
                  <dd className="inline">{column.explanation}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
      </div>
    </div>
  );
});
