import type { Change, TaskComparison, WorkflowComparison } from '#shared/schemas/comparison.ts';
import { formatEstimate, formatEstimatedUsd, formatPlural } from '#shared/text/figures.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';

const sections: readonly { change: Change; title: string; none: string }[] = [
  { change: 'new', title: 'New', none: 'No new workflows.' },
  { change: 'gone', title: 'Gone', none: 'No workflows have disappeared.' },
  { change: 'changed', title: 'Changed', none: 'No workflows have changed.' },
];

export function ChangedWorkflows({ workflows }: { workflows: readonly WorkflowComparison[] }) {
  const same = workflows.filter(({ change }) => change === 'same');
  if (same.length === workflows.length) {
    return (
      <>
        <p className="mt-8">Both scans found the same workflows and tasks.</p>
        <Unchanged workflows={same} />
      </>
    );
  }
  return (
    <>
      {sections.map(({ change, title, none }) => {
        const own = workflows.filter((workflow) => workflow.change === change);
        return (
          <section key={change} aria-labelledby={`${change}-title`} className="mt-8">
            <h2 id={`${change}-title`} className="text-lg">
              {title} <span className="font-normal text-ink-secondary">({own.length})</span>
            </h2>
            {own.length === 0 ? (
              <p className="mt-1 text-ink-secondary">{none}</p>
            ) : (
              <ul className="mt-2 divide-y divide-rule border-y border-rule">
                {own.map((workflow) => (
                  <Workflow key={workflow.name} workflow={workflow} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <Unchanged workflows={same} />
    </>
  );
}

function Unchanged({ workflows }: { workflows: readonly WorkflowComparison[] }) {
  if (workflows.length === 0) return null;
  return (
    <Disclosure className="mt-6" label={`Unchanged (${workflows.length})`}>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {workflows.map(({ name }) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Workflow({ workflow: { name, before, after, tasks } }: { workflow: WorkflowComparison }) {
  const shown = after ?? before;
  const hoursOnly = tasks.filter(differsInHoursOnly);
  const others = tasks.filter((task) => !differsInHoursOnly(task));
  return (
    <li className="keep-together py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-base font-strong">
          <bdi>{name}</bdi>
        </h3>
        <p className="figures text-sm text-ink-secondary">
          {before && after
            ? [
                fromTo(before.tasks, after.tasks, (tasks) => formatPlural(tasks, 'task')),
                fromTo(
                  before.hoursPerWeek,
                  after.hoursPerWeek,
                  (hours) => `${formatEstimate(hours)} h a week`,
                ),
                fromTo(before.savingsUsdPerMonth, after.savingsUsdPerMonth, perMonth),
              ].join(' · ')
            : shown &&
              `${formatPlural(shown.tasks, 'task')} · ${formatEstimate(shown.hoursPerWeek)} h a week · ${perMonth(shown.savingsUsdPerMonth)}`}
        </p>
      </div>
      {others.length > 0 && (
        <ul aria-label={`Tasks in ${name}`} className="mt-1 grid gap-1 text-sm">
          {others.map((task) => (
            <li key={task.name} className="flex flex-wrap items-baseline gap-x-3">
              <Badge tone={tones[task.change]}>{words[task.change]}</Badge>
              <bdi className="min-w-0 wrap-anywhere">{task.name}</bdi>
              <span className="figures text-ink-secondary">{describeTask(task)}</span>
            </li>
          ))}
        </ul>
      )}
      {hoursOnly.length > 0 && (
        <Disclosure label={`${formatPlural(hoursOnly.length, 'task')} with different hours`}>
          <ul aria-label={`Task hours in ${name}`} className="mt-1 grid gap-1 text-sm">
            {hoursOnly.map((task) => (
              <li key={task.name} className="flex flex-wrap items-baseline gap-x-3">
                <bdi className="min-w-0 wrap-anywhere">{task.name}</bdi>
                <span className="figures text-ink-secondary">{describeTask(task)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

/**
 * When a site shows more or less work, the hours of all its tasks shift a little, so tasks that differ only in
 * hours are listed separately.
 */
function differsInHoursOnly({ before, after }: TaskComparison): boolean {
  return before !== null && after !== null && before.framework === after.framework;
}

const words: Record<Change, string> = { new: 'New', gone: 'Gone', changed: 'Changed', same: 'Same' };
const tones: Record<Change, Tone> = { new: 'success', gone: 'danger', changed: 'warning', same: 'neutral' };

function describeTask({ before, after }: TaskComparison): string {
  const hours = (value: number) => `${formatEstimate(value)} h a week`;
  if (before && after) {
    const framework =
      before.framework === after.framework ? [] : [`${before.framework} → ${after.framework}`];
    return [...framework, fromTo(before.hoursPerWeek, after.hoursPerWeek, hours)].join(' · ');
  }
  const only = after ?? before;
  return only ? `${only.framework} · ${hours(only.hoursPerWeek)}` : '';
}

function fromTo(before: number, after: number, write: (value: number) => string): string {
  const [then, now] = [write(before), write(after)];
  return then === now ? now : `${then} → ${now}`;
}

function perMonth(usd: number): string {
  return `${formatEstimatedUsd(usd)} a month`;
}
