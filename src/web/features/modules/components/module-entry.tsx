import type { RecommendedModule } from '#shared/schemas/module.ts';
import { formatPayback } from '#shared/text/describe-payback.ts';
import { MatchBar } from '#web/components/audit/match-bar.tsx';
import { ModuleTypeBadge } from '#web/components/audit/module-type-badge.tsx';
import { formatDays } from '#web/components/recommendations/module-figures.ts';
import { ModuleReason } from '#web/components/recommendations/module-reason.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatUsd } from '#web/lib/figures.ts';
import { FurtherFigures, ModuleBody } from './module-body.tsx';

interface ModuleEntryProps {
  module: RecommendedModule;
  /** Only what it is and what decides about it at first, the rest on request. */
  folded?: boolean;
}

/** One module in full: what it is, why it is recommended, the tasks it serves, what it costs and takes. */
export function ModuleEntry({ module, folded = false }: ModuleEntryProps) {
  return (
    <article className="grid gap-x-10 gap-y-5 print:block print:space-y-4 border-t border-rule py-7 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start justify-items-start gap-2">
        <ModuleTypeBadge type={module.type} />
        <h3 dir="auto" className="text-lg">
          {module.name}
        </h3>
        <p dir="auto" className="max-w-text">
          {module.description}
        </p>
        <ModuleReason module={module} />
      </div>
      <div className="keep-together grid content-start gap-4 lg:row-span-2">
        <MatchBar name={module.name} percentage={module.matchPercentage} />
        <dl className={figureGrid}>
          <dt>Price</dt>
          <dd className="font-strong tabular-nums">{formatUsd(module.price)}</dd>
          <dt>Implementation</dt>
          <dd>{formatDays(module)}</dd>
          <dt>Payback</dt>
          <dd className="text-balance">{formatPayback(module.paybackMonths)}</dd>
          {!folded && <FurtherFigures module={module} />}
        </dl>
      </div>
      {folded ? (
        <Disclosure label="View Details" openLabel="Show Less" triggerClassName="no-print">
          <div className="mt-3 grid gap-6 print:block print:space-y-4">
            <dl className={classNames(figureGrid, 'max-w-[24rem]')}>
              <FurtherFigures module={module} />
            </dl>
            <ModuleBody module={module} />
          </div>
        </Disclosure>
      ) : (
        <ModuleBody module={module} />
      )}
    </article>
  );
}

/** Figures by their names, in two columns. */
export const figureGrid =
  'grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm [&_dd]:text-right [&_dt]:text-ink-secondary';
