import { orderByReturn } from '#shared/recommendations/order-by-return.ts';
import { findPlanItems } from '#shared/recommendations/plan-items.ts';
import { nextStepIds, nextStepTitles } from '#shared/report-texts.ts';
import type { BusinessCase } from '#shared/schemas/business-case.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import type { Roadmap } from '#shared/schemas/roadmap.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { useMoney } from '#web/lib/use-money.ts';

interface NextStepsProps {
  modules: RecommendedModule[];
  /** Roadmap and business case are undefined until loaded; the steps don't wait for them. */
  roadmap: Roadmap | undefined;
  businessCase: BusinessCase | undefined;
}

export function NextSteps({ modules, roadmap, businessCase }: NextStepsProps) {
  const config = usePublicConfig();
  const money = useMoney();
  const items =
    roadmap &&
    businessCase &&
    findPlanItems({ modules: orderByReturn(modules), roadmap, businessCase }, money);
  return (
    <>
      <ol className="grid list-none gap-5">
        {nextStepIds.map((id, index) => (
          <li key={id} className="grid grid-cols-[2rem_1fr] gap-x-3">
            <span className="font-serif text-lg text-accent tabular-nums">{index + 1}</span>
            <div className="min-w-0">
              <h3 className="text-md">{nextStepTitles[id]}</h3>
              <p className="text-ink-secondary">{config?.nextSteps[id]}</p>
              {items && (
                <p className="mt-1 border-l-2 border-accent pl-3 text-sm wrap-anywhere">
                  <span className="font-strong">In your plan: </span>
                  {items[id]}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {config && (
        <p className="mt-8">
          Sales contact: {config.contact.email}, {config.contact.phone}
        </p>
      )}
      {config?.contact.bookingUrl && (
        <p className="mt-2">
          <a
            href={config.contact.bookingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="text-accent underline"
          >
            Book a call
          </a>
        </p>
      )}
    </>
  );
}
