import type { RecommendedModule } from '#shared/schemas/module.ts';
import { ModuleClass } from '#web/components/recommendations/module-class.tsx';
import { ModuleFacts } from '#web/components/recommendations/module-facts.tsx';
import { TextList } from '#web/components/recommendations/text-list.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { formatCountOf, formatNumber } from '#web/lib/figures.ts';
import { useMoney } from '#web/lib/use-money.ts';

export function FurtherFigures({ module }: { module: RecommendedModule }) {
  const money = useMoney();
  return (
    <>
      <dt>Custom development</dt>
      <dd className="tabular-nums">{money.prices(module.customRangeUsd)}</dd>
      <dt>Hours covered</dt>
      <dd className="tabular-nums">{formatNumber(module.claimed.hoursPerWeek)} h a week</dd>
      <dt>Infrastructure</dt>
      <dd>
        <ModuleClass name={module.infrastructure} />
      </dd>
      <dt>Dependencies</dt>
      <dd>
        <ModuleClass name={module.dependencies} />
      </dd>
    </>
  );
}

export function ModuleBody({ module }: { module: RecommendedModule }) {
  return (
    <div className="grid content-start gap-4 print:block print:space-y-4">
      <TextList
        level={4}
        title="Why it fits"
        texts={module.reasons.filter((text) => text !== module.reason)}
      />
      <ServedTasks module={module} />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:block print:columns-2">
        <ModuleFacts module={module} level={4} />
      </div>
    </div>
  );
}

const namedTasks = 5;

function ServedTasks({ module }: { module: RecommendedModule }) {
  if (module.tasks.length === 0) return null;
  const rest = module.tasks.slice(namedTasks);
  return (
    <div>
      <h4 className="font-sans text-sm font-strong text-ink-secondary">Tasks it supports</h4>
      <TaskLines tasks={module.tasks.slice(0, namedTasks)} />
      {rest.length > 0 && (
        <Disclosure
          label={`Show ${formatCountOf(rest.length, 'more task')}`}
          openLabel="Show fewer"
          triggerClassName="no-print"
        >
          <TaskLines tasks={rest} />
        </Disclosure>
      )}
    </div>
  );
}

function TaskLines({ tasks }: { tasks: RecommendedModule['tasks'] }) {
  return (
    <ul className="mt-1 list-none divide-y divide-rule">
      {tasks.map((task) => (
        <li
          key={task.id}
          className="keep-together flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
        >
          <span>
            <bdi>{task.name}</bdi> <bdi className="text-sm text-ink-secondary">{task.workflow}</bdi>
          </span>
          <span className="flex items-baseline gap-3 text-sm">
            <FrameworkMark framework={task.framework} />
            <span className="text-ink-secondary tabular-nums">
              {formatNumber(task.hoursPerWeek)} h a week
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
