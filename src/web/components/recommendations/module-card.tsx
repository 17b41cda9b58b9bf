import { type ReactNode, useId, useState } from 'react';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { formatPayback } from '#shared/text/describe-payback.ts';
import type { Money } from '#shared/text/money.ts';
import { ModuleTypeBadge } from '#web/components/audit/module-type-badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatCountOf } from '#web/lib/figures.ts';
import { useMoney } from '#web/lib/use-money.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { ModuleClass } from './module-class.tsx';
import { ModuleDetails } from './module-details.tsx';
import { formatDays } from './module-figures.ts';
import { ModuleReason } from './module-reason.tsx';

interface ModuleCardProps {
  module: RecommendedModule;
  brief?: boolean;
}

export function ModuleCard({ module, brief = false }: ModuleCardProps) {
  const [open, setOpen] = useState(false);
  const shown = usePrinting() || open;
  const detailsId = useId();
  const nameId = useId();
  const low = brief && !shown;
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        'flex flex-col rounded-md border border-rule bg-surface p-5',
        open && 'md:col-span-2 print:col-span-1',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h4 id={nameId} dir="auto" className="font-serif text-md wrap-anywhere">
          {module.name}
        </h4>
        <span className="mt-1 shrink-0">
          <ModuleTypeBadge type={module.type} />
        </span>
      </div>
      <p
        dir="auto"
        className={classNames('mt-2 text-sm wrap-anywhere text-ink-secondary', low && 'line-clamp-2')}
      >
        {module.description}
      </p>
      {!low && (
        <div className="mt-3">
          <ModuleReason module={module} />
        </div>
      )}
      <MatchBar module={module} low={low} />
      <Facts module={module} low={low} wide={open} />
      {!low && <ServedTasks tasks={module.tasks} />}
      <div id={detailsId} hidden={!shown}>
        {shown && <ModuleDetails module={module} />}
      </div>
      <div className={classNames('mt-auto', low ? 'pt-3' : 'pt-4')}>
        <Button
          variant="secondary"
          size="sm"
          className="no-print"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : 'View Details'}
        </Button>
      </div>
    </article>
  );
}

function MatchBar({ module, low }: { module: RecommendedModule; low: boolean }) {
  const match = Math.round(module.matchPercentage);
  return (
    <Tooltip content="How well the module's capabilities fit your tasks, weighted by hours.">
      <button type="button" className={classNames('w-full rounded-sm text-left', low ? 'mt-2' : 'mt-4')}>
        <span className="flex justify-between text-sm">
          <span className="text-ink-secondary">Match</span>
          <span className="figures font-strong">{match}%</span>
        </span>
        <span
          role="progressbar"
          aria-label={`Match for ${module.name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={match}
          className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-neutral-soft"
        >
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${module.matchPercentage}%` }}
          />
        </span>
      </button>
    </Tooltip>
  );
}

function Facts({ module, low, wide }: { module: RecommendedModule; low: boolean; wide: boolean }) {
  const money = useMoney();
  return (
    <dl
      className={classNames(
        'text-sm',
        low
          ? 'mt-3 flex flex-wrap gap-x-4 gap-y-1'
          : classNames('mt-4 grid grid-cols-2 gap-x-4 gap-y-3', wide && 'md:grid-cols-3'),
      )}
    >
      <Fact low={low} term="Infrastructure">
        {low ? module.infrastructure : <ModuleClass name={module.infrastructure} />}
      </Fact>
      <Fact low={low} term="Dependencies">
        {low ? module.dependencies : <ModuleClass name={module.dependencies} />}
      </Fact>
      <Fact low={low} term="Price">
        {money.price(module.price)}
      </Fact>
      <Fact low={low} term="Implementation">
        {formatDays(module)}
      </Fact>
      <Fact term="Saves" className={low ? 'flex basis-full gap-2' : undefined}>
        {describeSaving(module, money)}
      </Fact>
      <Fact term="Payback" className={low ? 'flex basis-full gap-2' : undefined}>
        {formatPayback(module.paybackMonths)}
      </Fact>
    </dl>
  );
}

function describeSaving({ claimed: { savingsUsdPerMonth } }: RecommendedModule, money: Money): string {
  return savingsUsdPerMonth.likely >= 1
    ? `${capitalize(money.about(savingsUsdPerMonth.likely))} a month`
    : 'Nothing extra';
}

const namedTasks = 2;

function ServedTasks({ tasks }: { tasks: RecommendedModule['tasks'] }) {
  if (tasks.length === 0) return null;
  const rest = tasks.length - namedTasks;
  return (
    <p dir="auto" className="mt-4 text-sm wrap-anywhere">
      <span className="text-ink-secondary">Supports </span>
      {tasks
        .slice(0, namedTasks)
        .map(({ name }) => `“${name}”`)
        .join(', ')}
      {rest > 0 && <span className="text-ink-secondary">, and {formatCountOf(rest, 'more task')}</span>}
    </p>
  );
}

interface FactProps {
  term: string;
  /** Shows only the value; the term is for screen readers. */
  low?: boolean;
  className?: string;
  children: ReactNode;
}

function Fact({ term, low = false, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className={low ? 'sr-only' : 'text-ink-secondary'}>{term}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
