import type { RecommendedModule } from '#shared/schemas/module.ts';
import { formatPayback } from '#shared/text/describe-payback.ts';
import { ModuleTypeBadge } from '#web/components/audit/module-type-badge.tsx';
import { formatDays } from '#web/components/recommendations/module-figures.ts';
import { ModuleReason } from '#web/components/recommendations/module-reason.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { formatUsd } from '#web/lib/figures.ts';
import { FurtherFigures, ModuleBody } from './module-body.tsx';
import { figureGrid } from './module-entry.tsx';

/** One module in two lines, for those that come after the first ones; everything else on request. */
export function ModuleLine({ module }: { module: RecommendedModule }) {
  return (
    <article className="keep-together border-t border-rule py-4">
      <div className="flex items-start justify-between gap-4">
        <h3 dir="auto" className="min-w-0 text-md wrap-anywhere">
          {module.name}
        </h3>
        <span className="mt-0.5 shrink-0">
          <ModuleTypeBadge type={module.type} />
        </span>
      </div>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm [&_dd]:tabular-nums [&_dt]:text-ink-secondary [&>div]:flex [&>div]:gap-1.5">
        <div>
          <dt>Match</dt>
          <dd>{Math.round(module.matchPercentage)}%</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{formatUsd(module.price)}</dd>
        </div>
        <div>
          <dt>Takes</dt>
          <dd>{formatDays(module)}</dd>
        </div>
        <div>
          <dt>Payback</dt>
          <dd>{formatPayback(module.paybackMonths)}</dd>
        </div>
      </dl>
      <div className="mt-2">
        <ModuleReason module={module} />
      </div>
      <Disclosure
        label="View Details"
        openLabel="Show Less"
        className="mt-1"
        triggerClassName="no-print"
        sparesPaper
      >
        <div className="mt-2 grid gap-5">
          <p dir="auto" className="max-w-text">
            {module.description}
          </p>
          <dl className={`${figureGrid} max-w-[24rem]`}>
            <FurtherFigures module={module} />
          </dl>
          <ModuleBody module={module} />
        </div>
      </Disclosure>
    </article>
  );
}
