import { slowModulesHeading, splitByPayback } from '#shared/recommendations/split-by-payback.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { MatchBar } from '#web/components/audit/match-bar.tsx';
import { ModuleTypeBadge } from '#web/components/audit/module-type-badge.tsx';
import { ModuleReason } from '#web/components/recommendations/module-reason.tsx';
import { SlowModulesNote } from '#web/components/recommendations/slow-modules-note.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useMoney } from '#web/lib/use-money.ts';

/** The specification shows the first four in the report. The server sends them by first-year return. */
const shownModules = 4;

export function ModuleSummaries({ modules }: { modules: RecommendedModule[] }) {
  if (modules.length === 0)
    return <p className="text-ink-secondary">None of our modules fit the tasks we identified.</p>;
  const { paying, others } = splitByPayback(modules.slice(0, shownModules));
  return (
    <>
      {paying.length > 0 && <Summaries modules={paying} />}
      {others.length > 0 && (
        <section aria-label={slowModulesHeading} className="mt-8 first:mt-0">
          <h3 className="text-md">{slowModulesHeading}</h3>
          <div className="mb-4 max-w-text text-sm">
            <SlowModulesNote modules={others} alone={paying.length === 0} />
          </div>
          <Summaries modules={others} />
        </section>
      )}
    </>
  );
}

function Summaries({ modules }: { modules: RecommendedModule[] }) {
  const money = useMoney();
  return (
    <ul className="grid list-none grid-cols-1 gap-4 md:grid-cols-2 print:grid-cols-2">
      {modules.map((module) => (
        <li key={module.id}>
          <Card className="keep-together flex h-full flex-col gap-3">
            <div>
              <ModuleTypeBadge type={module.type} />
            </div>
            <h3 className="text-md">{module.name}</h3>
            <div className="grow">
              <p className="mb-3 text-ink-secondary">{module.description}</p>
              <ModuleReason module={module} />
            </div>
            <MatchBar name={module.name} percentage={module.matchPercentage} />
            <p className="text-sm text-ink-secondary tabular-nums">
              Category {module.category} • {money.price(module.price)}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
