import type { RecommendedModule } from '#shared/schemas/module.ts';
import { MatchBar } from '#web/components/audit/match-bar.tsx';
import { ModuleTypeBadge } from '#web/components/audit/module-type-badge.tsx';
import { formatDays, formatPayback } from '#web/components/recommendations/module-figures.ts';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { formatNumber, formatUsd } from '#web/lib/figures.ts';

/** One module in full: what it is, why it is recommended, the tasks it serves, what it costs and takes. */
export function ModuleEntry({ module }: { module: RecommendedModule }) {
  const savings = module.claimed.savingsUsdPerMonth;
  return (
    <article className="grid gap-x-10 gap-y-6 border-t border-rule py-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start justify-items-start gap-2">
        <ModuleTypeBadge type={module.type} />
        <h2 className="text-lg">{module.name}</h2>
        <p className="max-w-text">{module.description}</p>
      </div>
      <div className="grid content-start gap-4 lg:row-span-2">
        <MatchBar name={module.name} percentage={module.matchPercentage} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm [&_dd]:text-right [&_dt]:text-ink-secondary">
          <dt>Price</dt>
          <dd className="font-strong tabular-nums">{formatUsd(module.price)}</dd>
          <dt>Custom development</dt>
          <dd className="tabular-nums">
            {formatUsd(module.customRangeUsd.low)} to {formatUsd(module.customRangeUsd.high)}
          </dd>
          <dt>Implementation</dt>
          <dd>{formatDays(module.implementationTime, module.category)}</dd>
          <dt>Estimated savings</dt>
          <dd className="tabular-nums">
            <span className="font-strong">{formatUsd(savings.likely)}</span> a month
            <br />
            {formatUsd(savings.low)} to {formatUsd(savings.high)}
          </dd>
          <dt>Payback</dt>
          <dd>{formatPayback(module.paybackMonths)}</dd>
          <dt>Infrastructure</dt>
          <dd>{module.infrastructure}</dd>
          <dt>Dependencies</dt>
          <dd>{module.dependencies}</dd>
        </dl>
      </div>
      <div className="grid content-start gap-4">
        <TextList title="Why it fits" texts={module.reasons} />
        <ServedTasks module={module} />
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <TextList title="Benefits" texts={module.benefits} />
          <TextList title="Development process" texts={module.developmentSteps} numbered />
          <TextList title="What it needs" texts={[...module.prerequisites, ...module.dataNeeded]} />
          <TextList title="Risks" texts={module.risks} />
          <TextList title="What stays with people" texts={module.staysWithPeople} />
        </div>
      </div>
    </article>
  );
}

function TextList({
  title,
  texts,
  numbered = false,
}: {
  title: string;
  texts: string[];
  numbered?: boolean;
}) {
  if (texts.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  return (
    <div>
      <h3 className="font-sans text-sm font-strong text-ink-secondary">{title}</h3>
      <List className={`mt-1 grid gap-1 pl-5 ${numbered ? 'list-decimal' : 'list-disc'}`}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </div>
  );
}

function ServedTasks({ module }: { module: RecommendedModule }) {
  if (module.tasks.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-sm font-strong text-ink-secondary">Tasks it serves</h3>
      <ul className="mt-1 list-none divide-y divide-rule">
        {module.tasks.map((task) => (
          <li key={task.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <span>
              <bdi>{task.name}</bdi> <bdi className="text-sm text-ink-secondary">{task.workflow}</bdi>
            </span>
            <span className="flex items-baseline gap-3 text-sm">
              <FrameworkMark framework={task.framework} />
              <span className="text-ink-secondary tabular-nums">
                {formatNumber(task.hoursPerWeek)} h/week
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
