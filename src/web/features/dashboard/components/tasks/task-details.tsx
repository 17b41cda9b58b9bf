import { memo, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { formatEstimatedUsd } from '#shared/text/figures.ts';
import { EvidenceList } from '#web/components/audit/evidence-list.tsx';
import { BasisMark, basisExplanations } from '#web/components/ui/basis-mark.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { messages } from '../../messages.ts';
import { formatTwoDecimals } from '../../rules/figures.ts';
import { tasksAtSamePoint } from '../../rules/place-tasks.ts';
import type { TaskRow } from '../../rules/rows.ts';
import type { TaskWorth } from '../../rules/task-worth.ts';
import type { EditTarget } from '../edit/edit-target.ts';
import { TaskActions } from '../edit/row-actions.tsx';
import { TaskFactorsList } from './task-factors-list.tsx';

interface TaskDetailsProps {
  auditId: number;
  /** A task's number is its position in this list. */
  tasks: readonly TaskRow[];
  shown: readonly TaskRow[];
  worth: TaskWorth;
  selectedId: number | null;
  onSelect: (id: number) => void;
  onEdit?: ((target: EditTarget) => void) | undefined;
}

export const TaskDetails = memo(function TaskDetails(props: TaskDetailsProps) {
  const { auditId, tasks, shown, worth, selectedId, onSelect, onEdit } = props;
  // Sections that the reader opened stay open for the next task.
  const open = useRef(new Set<string>());
  if (selectedId === null)
    return (
      <p className="flex grow items-center justify-center p-4 text-center text-ink-secondary max-sm:min-h-16">
        {messages.selectTask}
      </p>
    );
  const index = tasks.findIndex((task) => task.id === selectedId);
  const task = tasks[index];
  if (task === undefined) return <p className="p-4 text-ink-secondary">{messages.taskMissing}</p>;
  // Remounts for each task, so that the details start at the top.
  return (
    <Details
      key={task.id}
      task={task}
      position={index + 1}
      hidden={tasksAtSamePoint(shown, task)}
      open={open.current}
      savings={worth.savingsOfTask.get(task.id)}
      module={moduleLink(auditId, worth.moduleOfTask.get(task.id))}
      onSelect={onSelect}
      onEdit={onEdit}
    />
  );
});

function moduleLink(auditId: number, module: { id: string; name: string } | undefined): ReactNode {
  if (module === undefined) return null;
  return (
    <Link to={`/diagnosis/${auditId}/modules#module-${module.id}`} className="underline underline-offset-2">
      {module.name}
    </Link>
  );
}

interface DetailsProps extends Pick<TaskDetailsProps, 'onSelect' | 'onEdit'> {
  task: TaskRow;
  position: number;
  hidden: readonly TaskRow[];
  open: Set<string>;
  /** Likely USD saved a month; undefined if unknown. */
  savings: number | undefined;
  module: ReactNode;
}

const quotesInView = 1;

function Details({ task, position, hidden, open, savings, module, onSelect, onEdit }: DetailsProps) {
  const remembered = (label: string) => ({
    label,
    defaultOpen: open.has(label),
    onOpenChange: (now: boolean) => void (now ? open.add(label) : open.delete(label)),
  });
  const moreQuotes = task.evidence.slice(quotesInView);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto p-4 -outline-offset-2">
        <h3 className="text-md">Task #{position}</h3>
        <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:max-xl:grid-cols-3">
          <Line term="Name">
            <span className="font-strong">{task.name}</span>
          </Line>
          {savings !== undefined && <Line term="Saves">{formatEstimatedUsd(savings)} a month</Line>}
          {module && <Line term="Module">{module}</Line>}
        </dl>
        {task.description && (
          <p dir="auto" className="mt-2 text-sm wrap-anywhere">
            {task.description}
          </p>
        )}
        {task.evidence.length > 0 && (
          <div className="mt-2">
            <EvidenceList evidence={task.evidence.slice(0, quotesInView)} />
          </div>
        )}
        {hidden.length > 0 && <SamePoint tasks={hidden} onSelect={onSelect} />}
        <dl className="mt-2 grid gap-x-6 gap-y-1.5 text-sm sm:max-xl:grid-cols-4">
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
        {task.basis && (
          <div className="mt-3 border-t border-rule pt-3">
            <BasisMark basis={task.basis} />
            <p className="mt-1 text-xs text-ink-secondary">{basisExplanations[task.basis]}</p>
          </div>
        )}
        {moreQuotes.length > 0 && (
          <Disclosure {...remembered('More evidence')} className="mt-1">
            <div className="pt-1 pb-2">
              <EvidenceList evidence={moreQuotes} />
            </div>
          </Disclosure>
        )}
        {task.factors && (
          <Disclosure {...remembered('Why these ratings')} className="mt-1">
            <TaskFactorsList factors={task.factors} />
          </Disclosure>
        )}
      </div>
      {onEdit && <TaskActions task={task} onEdit={onEdit} />}
    </>
  );
}

function SamePoint({ tasks, onSelect }: { tasks: readonly TaskRow[]; onSelect: (id: number) => void }) {
  return (
    <div className="mt-1 rounded-sm bg-neutral-soft px-3 py-1.5 text-sm">
      <p className="text-ink-secondary">At the same point on the map:</p>
      <ul>
        {tasks.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => onSelect(other.id)}
              className="min-h-8 text-left wrap-anywhere text-accent underline underline-offset-2"
            >
              {other.name}
            </button>
          </li>
        ))}
      </ul>
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
