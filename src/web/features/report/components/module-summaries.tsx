import type { RecommendedModule } from '#shared/schemas/module.ts';
import { MatchBar } from '#web/components/audit/match-bar.tsx';
import { ModuleTypeBadge } from '#web/components/audit/module-type-badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { formatUsd } from '#web/lib/figures.ts';

/** The specification shows the first four in the report. */
const shownModules = 4;

export function ModuleSummaries({ modules }: { modules: RecommendedModule[] }) {
  if (modules.length === 0) return <p className="text-ink-secondary">No module fits what was identified.</p>;
  return (
    <ul className="grid list-none grid-cols-1 gap-4 md:grid-cols-2 print:grid-cols-2">
      {modules.slice(0, shownModules).map((module) => (
        <li key={module.id}>
          <Card className="keep-together flex h-full flex-col gap-3">
            <div>
              <ModuleTypeBadge type={module.type} />
            </div>
            <h3 className="text-md">{module.name}</h3>
            <p className="grow text-ink-secondary">{module.description}</p>
            <MatchBar name={module.name} percentage={module.matchPercentage} />
            <p className="text-sm text-ink-secondary tabular-nums">
              Category {module.category} • {formatUsd(module.price)}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
