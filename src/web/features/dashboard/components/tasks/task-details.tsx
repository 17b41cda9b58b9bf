import { memo, type ReactNode, useRef } from 'react';
import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import { BasisMark, basisExplanations } from '#web/components/ui/basis-mark.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { messages } from '../../messages.ts';
import { formatTwoDecimals } from '../../rules/figures.ts';
import { tasksAtSamePoint } from '../../rules/place-tasks.ts';
import type { TaskRow } from '../../rules/rows.ts';
import type { EditTarget } from '../edit/edit-target.ts';
import { TaskActions } from '../edit/row-actions.tsx';
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
  // What is open stays open from task to task.
  const open = useRef(new Set<string>());
  if (selectedId === null)
    return (
      <p className="flex min-h-full items-center justify-center text-center text-ink-secondary max-sm:min-h-16">
        {messages.selectTask}
      </p>
    );
  const index = tasks.findIndex((task) => task.id === selectedId);
  const task = tasks[index];
  if (task === undefined) return <p className="text-ink-secondary">{messages.taskMissing}</p>;
  // Drawn anew for each task: the lines of one would only seem to move into those of the next.
  return (
    <Details
      key={task.id}
      task={task}
      position={index + 1}
      hidden={tasksAtSamePoint(tasks, task)}
      open={open.current}
      onSelect={onSelect}
      onEdit={onEdit}
    />
  );
});

interface DetailsProps extends Pick<TaskDetailsProps, 'onSelect' | 'onEdit'> {
  task: TaskRow;
  position: number;
  /** Tasks that its circle may hide. */
  hidden: readonly TaskRow[];
  /** Labels of what is open. */
  open: Set<string>;
}

function Details({ task, position, hidden, open, onSelect, onEdit }: DetailsProps) {
  const remembered = (label: string) => ({
    label,
    defaultOpen: open.has(label),
    onOpenChange: (now: boolean) => void (now ? open.add(label) : open.delete(label)),
  });
  return (
    <div>
      <h3 className="text-md">Task #{position}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm sm:max-xl:grid-cols-4">
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
        <Disclosure {...remembered('Evidence')} className="mt-1">
          <div className="pt-1 pb-2">
            <EvidenceList evidence={task.evidence} />
          </div>
        </Disclosure>
      )}
      {task.factors && (
        <Disclosure {...remembered('What gave it its ratings')} className="mt-1">
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
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-3 sm:max-xl:block">
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
