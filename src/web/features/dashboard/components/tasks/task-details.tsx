import { memo, type ReactNode } from 'react';
import { BasisMark, basisExplanations } from '#web/components/ui/basis-mark.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { messages } from '../../messages.ts';
import { formatTwoDecimals } from '../../rules/figures.ts';
import { tasksAtSamePoint } from '../../rules/place-tasks.ts';
import type { TaskRow } from '../../rules/rows.ts';
import type { EditTarget } from '../edit/edit-target.ts';
import { TaskActions } from '../edit/row-actions.tsx';
import { EvidenceList } from '../evidence-list.tsx';
import { TaskFactorsList } from './task-factors-list.tsx';

interface TaskDetailsProps {
  /** The cleaned tasks; a task's number is its place among them. */
  tasks: readonly TaskRow[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** Opens a dialog to change the task; left out where it may not be changed. */
  onEdit?: ((target: EditTarget) => void) | undefined;
}

/** The details of the selected task: its figures, how it is known, and what gave it its ratings. */
export const TaskDetails = memo(function TaskDetails({
  tasks,
  selectedId,
  onSelect,
  onEdit,
}: TaskDetailsProps) {
  if (selectedId === null) return <p className="text-ink-secondary">{messages.selectTask}</p>;
  const index = tasks.findIndex((task) => task.id === selectedId);
  const task = tasks[index];
  if (task === undefined) return <p className="text-ink-secondary">{messages.taskMissing}</p>;
  const hidden = tasksAtSamePoint(tasks, task);
  return (
    <div>
      <h3 className="text-md">Task #{index + 1}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:max-xl:grid-cols-3 xl:grid-cols-1">
        <Line term="Name">
          <span className="font-strong">{task.name}</span>
        </Line>
        <Line term="Workflow">{task.workflow}</Line>
        <Line term="Framework">
          {task.framework === null ? 'N/A' : <FrameworkMark framework={task.framework} />}
        </Line>
        <Line term="Assigned Role">{task.assignedRole ?? 'Unassigned'}</Line>
        <Line term="Time">{withUnit(task.timeInvestment, ' hrs/wk')}</Line>
        <Line term="Value">{withUnit(task.serviceValue, '/10')}</Line>
        <Line term="Difficulty">{withUnit(task.replicabilityDifficulty, '/10')}</Line>
      </dl>
      {task.requiresJudgment && <p className="mt-2 text-sm text-ink-secondary">Requires human judgment.</p>}
      {onEdit && <TaskActions task={task} onEdit={onEdit} />}
      {task.basis && (
        <div className="mt-3 border-t border-rule pt-3">
          <BasisMark basis={task.basis} />
          <p className="mt-1 text-xs text-ink-secondary">{basisExplanations[task.basis]}</p>
        </div>
      )}
      {task.evidence.length > 0 && (
        <Disclosure label="Evidence" className="mt-1">
          <div className="pt-1 pb-2">
            <EvidenceList evidence={task.evidence} />
          </div>
        </Disclosure>
      )}
      {task.factors && (
        <Disclosure label="What gave it its ratings" className="mt-1">
          <TaskFactorsList factors={task.factors} />
        </Disclosure>
      )}
      {hidden.length > 0 && (
        <div className="mt-2 text-sm">
          <p className="text-ink-secondary">At the same point of the map:</p>
          <ul>
            {hidden.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  onClick={() => onSelect(other.id)}
                  className="min-h-9 text-left wrap-anywhere text-accent underline underline-offset-2"
                >
                  {other.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
});

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-24 shrink-0 text-ink-secondary">{term}</dt>
      <dd dir="auto" className="figures min-w-0 wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

function withUnit(value: number | null, unit: string): string {
  return value === null ? formatTwoDecimals(null) : formatTwoDecimals(value) + unit;
}
