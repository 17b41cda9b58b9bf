import { ArrowDown, X } from 'lucide-react';
import { formatEstimatedUsd } from '#shared/text/figures.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { formatCell } from '../../rules/figures.ts';
import type { TaskRow } from '../../rules/rows.ts';

interface WorkflowTasksProps {
  tasks: readonly TaskRow[];
  savingsOfTask: ReadonlyMap<number, number>;
  onClose: () => void;
  /** Opens a task on the map and in the details below. */
  onOpenTask: (id: number) => void;
  /** Goes to the map, filtered to these tasks. */
  onShowMap: () => void;
}

export function WorkflowTasks({ tasks, savingsOfTask, onClose, onOpenTask, onShowMap }: WorkflowTasksProps) {
  return (
    <div className="rounded-md border border-rule bg-surface px-4 py-2">
      {tasks.length === 0 ? (
        <p className="py-2 text-sm text-ink-secondary">This workflow has no tasks yet.</p>
      ) : (
        <ul aria-label="Tasks of the workflow" className="divide-y divide-rule">
          {tasks.map((task) => {
            const saved = savingsOfTask.get(task.id);
            return (
              <li
                key={task.id}
                className="relative flex flex-wrap items-baseline justify-between gap-x-4 py-1.5 text-sm hover:bg-sunken"
              >
                <button
                  type="button"
                  onClick={() => onOpenTask(task.id)}
                  className="min-w-0 grow basis-52 text-left wrap-anywhere underline decoration-rule underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
                >
                  <bdi>{task.name}</bdi>
                </button>
                <span className="figures flex flex-wrap items-baseline gap-x-4 text-ink-secondary">
                  {task.framework !== null && <FrameworkMark framework={task.framework} />}
                  <span>{task.timeInvestment === null ? '–' : `${formatCell(task.timeInvestment)} h`}</span>
                  {saved !== undefined && <span>{formatEstimatedUsd(saved)} a month</span>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <div className="no-print flex flex-wrap gap-2 border-t border-rule pt-2">
        <Button variant="quiet" size="sm" className="-ml-3" onClick={onClose}>
          <X aria-hidden className="size-4" />
          Back to all workflows
        </Button>
        {tasks.length > 0 && (
          <Button variant="quiet" size="sm" onClick={onShowMap}>
            <ArrowDown aria-hidden className="size-4" />
            See them on the map
          </Button>
        )}
      </div>
    </div>
  );
}
