import type { RecommendedModule } from '#shared/schemas/module.ts';
import { formatPayback } from '#shared/text/describe-payback.ts';
import { MatchBar } from '#web/components/audit/match-bar.tsx';
import { ModuleTypeBadge } from '#web/components/audit/module-type-badge.tsx';
import { ModuleFacts } from '#web/components/recommendations/module-facts.tsx';
import { formatDays } from '#web/components/recommendations/module-figures.ts';
import { TextList } from '#web/components/recommendations/text-list.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { FrameworkMark } from '#web/components/ui/framework-mark.tsx';
import { formatNumber, formatUsd } from '#web/lib/figures.ts';

interface ModuleEntryProps {
  module: RecommendedModule;
  /** Only what it is and costs at first, the rest on request. */
  folded?: boolean;
}

/** One module in full: what it is, why it is recommended, the tasks it serves, what it costs and takes. */
export function ModuleEntry({ module, folded = false }: ModuleEntryProps) {
  return (
    <article className="grid gap-x-10 gap-y-6 border-t border-rule py-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start justify-items-start gap-2">
        <ModuleTypeBadge type={module.type} />
        <h3 dir="auto" className="text-lg">
          {module.name}
        </h3>
        <p dir="auto" className="max-w-text">
          {module.description}
        </p>
      </div>
      <div className="keep-together grid content-start gap-4 lg:row-span-2">
        <MatchBar name={module.name} percentage={module.matchPercentage} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm [&_dd]:text-right [&_dt]:text-ink-secondary">
          <dt>Price</dt>
          <dd className="font-strong tabular-nums">{formatUsd(module.price)}</dd>
          <dt>Custom development</dt>
          <dd className="tabular-nums">
            {formatUsd(module.customRangeUsd.low)} to {formatUsd(module.customRangeUsd.high)}
          </dd>
          <dt>Implementation</dt>
          <dd>{formatDays(module)}</dd>
          <dt>Payback</dt>
          <dd className="text-balance">{formatPayback(module.paybackMonths)}</dd>
          <dt>Work counted here</dt>
          <dd className="tabular-nums">{formatNumber(module.claimed.hoursPerWeek)} h/week</dd>
          <dt>Infrastructure</dt>
          <dd>{module.infrastructure}</dd>
          <dt>Dependencies</dt>
          <dd>{module.dependencies}</dd>
        </dl>
      </div>
      {folded ? (
        <Disclosure label="View Details" openLabel="Show Less">
          <div className="mt-3">
            <Body module={module} />
          </div>
        </Disclosure>
      ) : (
        <Body module={module} />
      )}
    </article>
  );
}

function Body({ module }: { module: RecommendedModule }) {
  return (
    <div className="grid content-start gap-4">
      <TextList level={4} title="Why it fits" texts={module.reasons} />
      <ServedTasks module={module} />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        <ModuleFacts module={module} level={4} />
      </div>
    </div>
  );
}

function ServedTasks({ module }: { module: RecommendedModule }) {
  if (module.tasks.length === 0) return null;
  return (
    <div>
      <h4 className="font-sans text-sm font-strong text-ink-secondary">Tasks it serves</h4>
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
