import type { RecommendedModule } from '#shared/schemas/module.ts';
import { formatPayback } from '#shared/text/describe-payback.ts';
import type { Money } from '#shared/text/money.ts';
import { MatchBar } from '#web/components/audit/match-bar.tsx';
import { ModuleTypeBadge } from '#web/components/audit/module-type-badge.tsx';
import { formatDays } from '#web/components/recommendations/module-figures.ts';
import { ModuleReason } from '#web/components/recommendations/module-reason.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useMoney } from '#web/lib/use-money.ts';
import { FurtherFigures, ModuleBody } from './module-body.tsx';

interface ModuleEntryProps {
  module: RecommendedModule;
  /** True if the URL's hash names this module. */
  open: boolean;
  brief?: boolean;
}

export function ModuleEntry({ module, open, brief = false }: ModuleEntryProps) {
  const money = useMoney();
  return (
    <article
      id={`module-${module.id}`}
      className={classNames('keep-together scroll-mt-4 border-t border-rule', brief ? 'py-2' : 'py-3')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h3 dir="auto" className={classNames('min-w-0 wrap-anywhere', brief ? 'text-base' : 'text-md')}>
            {module.name}
          </h3>
          <ModuleTypeBadge type={module.type} />
        </div>
        <dl className="flex flex-wrap gap-x-4 text-sm [&_dd]:tabular-nums [&_dt]:text-ink-secondary [&>div]:flex [&>div]:gap-1.5">
          <div>
            <dt className="sr-only">Saves</dt>
            <dd className="font-strong">{describeSaving(module, money)}</dd>
          </div>
          <div>
            <dt>Price</dt>
            <dd>{money.price(module.price)}</dd>
          </div>
          <div>
            <dt>Payback</dt>
            <dd>{formatPayback(module.paybackMonths)}</dd>
          </div>
        </dl>
      </div>
      <Disclosure
        label="View Details"
        openLabel="Show Less"
        triggerClassName="no-print"
        className="group/entry"
        defaultOpen={open}
        sparesPaper={brief}
        preview={
          !brief && (
            <p dir="auto" className="line-clamp-2 max-w-text text-sm wrap-anywhere">
              {module.reason}
            </p>
          )
        }
      >
        <div className="mt-1 grid gap-x-10 gap-y-4 pb-3 text-sm lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid content-start gap-4">
            <p dir="auto" className="max-w-text text-base">
              {module.description}
            </p>
            <ModuleReason module={module} />
            <ModuleBody module={module} />
          </div>
          <div className="keep-together grid content-start gap-4">
            <MatchBar name={module.name} percentage={module.matchPercentage} />
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 [&_dd]:text-right [&_dt]:text-ink-secondary">
              <dt>Implementation</dt>
              <dd>{formatDays(module)}</dd>
              <FurtherFigures module={module} />
            </dl>
          </div>
        </div>
      </Disclosure>
    </article>
  );
}

function describeSaving({ claimed: { savingsUsdPerMonth } }: RecommendedModule, money: Money): string {
  return savingsUsdPerMonth.likely >= 1
    ? `${money.estimate(savingsUsdPerMonth.likely)} a month`
    : 'Nothing extra';
}
