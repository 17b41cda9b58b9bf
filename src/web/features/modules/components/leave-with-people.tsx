import { groupByReason, type ReasonGroup } from '#shared/recommendations/group-by-reason.ts';
import type { Roadmap } from '#shared/schemas/roadmap.ts';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { formatCountOf } from '#web/lib/figures.ts';

const openAtFirst = 4;

export function LeaveWithPeople({ tasks }: { tasks: Roadmap['leaveWithPeople'] }) {
  if (tasks.length === 0) return null;
  return (
    <Disclosure
      className="mt-3"
      triggerClassName="no-print"
      label={`What should stay with people (${formatCountOf(tasks.length, 'task')})`}
    >
      <h3 className="sr-only">What should stay with people</h3>
      <ul className="mt-1 list-none divide-y divide-rule">
        {groupByReason(tasks).map((group) => (
          <li
            key={group.reason}
            className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
          >
            <p className="text-ink-secondary">{group.reason}</p>
            <Tasks group={group} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Tasks({ group: { reason, tasks } }: { group: ReasonGroup }) {
  const folded = tasks.slice(openAtFirst);
  return (
    <div>
      <TaskLines tasks={tasks.slice(0, openAtFirst)} label={reason} />
      {folded.length > 0 && (
        <Disclosure
          label={`Show ${formatCountOf(folded.length, 'more task')}`}
          openLabel="Show fewer"
          triggerClassName="no-print"
        >
          <TaskLines tasks={folded} label={`${reason} More tasks`} />
        </Disclosure>
      )}
    </div>
  );
}

function TaskLines({ tasks, label }: { tasks: ReasonGroup['tasks']; label: string }) {
  return (
    <ul aria-label={label} className="grid list-none gap-1.5">
      {tasks.map((task) => (
        <li key={task.id} className="flex items-baseline justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            <bdi>{task.name}</bdi>
            {task.workflows.length > 1 && (
              <span className="text-sm text-ink-secondary"> in {task.workflows.length} workflows</span>
            )}
          </span>
          <FrameworkMark framework={task.framework} className="shrink-0 text-sm" />
        </li>
      ))}
    </ul>
  );
}
