import { ArrowDown, X } from 'lucide-react';
import { teamHoursOf } from '#shared/text/describe-hours.ts';
import { formatEstimate, formatEstimatedUsd } from '#shared/text/figures.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { formatCell } from '../../rules/figures.ts';
import type { TaskRow, WorkflowRow } from '../../rules/rows.ts';

interface WorkflowTasksProps {
  workflow: WorkflowRow;
  tasks: readonly TaskRow[];
  savingsOfTask: ReadonlyMap<number, number>;
  onClose: () => void;
  onOpenTask: (id: number) => void;
  onShowMap: () => void;
}

export function WorkflowTasks(props: WorkflowTasksProps) {
  const { workflow, tasks, savingsOfTask, onClose, onOpenTask, onShowMap } = props;
  return (
    <div className="rounded-md border border-rule bg-surface px-4 py-2">
      {tasks.length === 0 ? (
        <p className="py-2 text-sm text-ink-secondary">This workflow has no tasks yet.</p>
      ) : (
        <ul aria-label="Tasks in this workflow" className="divide-y divide-rule">
          {tasks.map((task) => {
            const saved = savingsOfTask.get(task.id);
            return (
              <li
                key={task.id}
                className="relative grid items-baseline gap-x-4 py-1.5 text-sm hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <button
                  type="button"
                  onClick={() => onOpenTask(task.id)}
                  className="min-w-0 text-left wrap-anywhere underline decoration-rule underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
                >
                  <bdi>{task.name}</bdi>
                </button>
                <span className="figures flex flex-wrap items-baseline gap-x-4 text-ink-secondary sm:grid sm:grid-cols-[5.5rem_6rem_7.5rem] sm:[&>:not(:first-child)]:text-right">
                  <span>{task.framework !== null && <FrameworkMark framework={task.framework} />}</span>
                  <span>{hoursOf(task, workflow)}</span>
                  <span>{saved !== undefined && `${formatEstimatedUsd(saved)} a month`}</span>
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
            See these tasks on the map
          </Button>
        )}
      </div>
    </div>
  );
}

/** Hours of the whole team if they come from the company model, otherwise the task's stored hours. */
function hoursOf({ timeInvestment }: TaskRow, { teamSize, work }: WorkflowRow): string {
  if (timeInvestment === null) return '–';
  return work
    ? `${formatEstimate(teamHoursOf({ timeInvestment, teamSize, work }))} h a week`
    : `${formatCell(timeInvestment)} h a week`;
}
