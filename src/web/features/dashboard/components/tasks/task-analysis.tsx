import { X } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { TaskRow } from '../../rules/rows.ts';
import { numberTasks, type TaskColumnId } from '../../rules/task-order.ts';
import type { EditTarget } from '../edit/edit-target.ts';
import { SectionTitle } from '../section-title.tsx';
import { DownloadTasks } from './download-tasks.tsx';
import { FrameworkCards } from './framework-cards.tsx';
import { TaskDetails } from './task-details.tsx';
import { TaskList } from './task-list.tsx';
import { TaskMap } from './task-map.tsx';
import { useTaskSelection } from './use-task-selection.ts';

const dashboardColumns: readonly TaskColumnId[] = ['name', 'framework', 'time'];

interface TaskAnalysisProps {
  auditId: number;
  tasks: readonly TaskRow[];
  /** The workflow whose tasks are shown; null for all. */
  filter: string | null;
  onClearFilter: () => void;
  /** Opens a dialog to change a task; left out where none may be changed. */
  onEdit?: ((target: EditTarget) => void) | undefined;
}

/** The tasks by framework, on the map, in detail and as a table; one selection runs through all of them. */
export const TaskAnalysis = memo(function TaskAnalysis({
  auditId,
  tasks,
  filter,
  onClearFilter,
  onEdit,
}: TaskAnalysisProps) {
  const selection = useTaskSelection();
  const [full, setFull] = useState(false);
  // The map answers the pointer at once; details and list may follow a moment later.
  const selectedId = useDeferredValue(selection.id);
  const rows = useMemo(() => {
    const numbered = numberTasks(tasks);
    return filter === null ? numbered : numbered.filter((row) => row.task.workflow === filter);
  }, [tasks, filter]);
  const shown = useMemo(() => rows.map((row) => row.task), [rows]);
  return (
    <section aria-labelledby="tasks-title" className="mt-14">
      <SectionTitle id="tasks-title" title="Task Analysis" aside={<DownloadTasks auditId={auditId} />} />
      {filter !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="min-w-0 wrap-anywhere">
            Tasks of <strong>{filter}</strong>
          </span>
          <Button variant="secondary" size="sm" onClick={onClearFilter}>
            <X aria-hidden className="size-4" />
            Show all tasks
          </Button>
        </p>
      )}
      <div className="mt-4">
        <FrameworkCards tasks={shown} />
      </div>
      <div className="keep-together mt-6 grid gap-6 print:pt-3 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <TaskMap tasks={shown} selection={selection} />
        <section
          aria-label="Task details"
          data-testid="task-details"
          className={classNames(
            'min-h-24 overflow-y-auto rounded-md border p-4 sm:h-60 xl:h-88',
            selectedId === null
              ? 'no-print border-dashed border-control'
              : 'border-rule bg-surface print:h-auto',
          )}
        >
          <TaskDetails tasks={tasks} selectedId={selectedId} onSelect={selection.pin} onEdit={onEdit} />
        </section>
      </div>
      <div className="mt-6">
        <TaskList
          rows={rows}
          columns={full ? undefined : dashboardColumns}
          selectedId={selectedId}
          onSelect={selection.pin}
          aside={
            <Button variant="quiet" size="sm" aria-pressed={full} onClick={() => setFull(!full)}>
              {full ? 'Show fewer columns' : 'Show all columns'}
            </Button>
          }
        />
      </div>
    </section>
  );
});
