import { Boxes } from 'lucide-react';
import { splitByWorth } from '#shared/recommendations/is-worthwhile.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { ModuleCard } from '#web/components/recommendations/module-card.tsx';
import { MoreModulesNote } from '#web/components/recommendations/more-modules-note.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';

interface ModuleGridProps {
  modules: readonly RecommendedModule[];
  /** How many there are of every kind. */
  all: number;
}

/** The modules as cards, those with a weaker case below the others, or why there are none. */
export function ModuleGrid({ modules, all }: ModuleGridProps) {
  if (all === 0) {
    return (
      <EmptyState icon={Boxes} title="No module recommendations available yet">
        Complete the analysis, and the modules that fit your tasks stand here.
      </EmptyState>
    );
  }
  if (modules.length === 0)
    return <p className="text-ink-secondary">No module of this kind fits your tasks.</p>;
  const { worthwhile, others } = splitByWorth(modules);
  return (
    <>
      {worthwhile.length > 0 && <Cards modules={worthwhile} />}
      {others.length > 0 && (
        <section aria-label="More modules" className={worthwhile.length > 0 ? 'mt-8' : undefined}>
          <div className="mb-4 max-w-text text-sm">
            {worthwhile.length > 0 && <h3 className="text-md">More modules</h3>}
            <MoreModulesNote alone={worthwhile.length === 0} />
          </div>
          <Cards modules={others} />
        </section>
      )}
    </>
  );
}

function Cards({ modules }: { modules: readonly RecommendedModule[] }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 print:grid-cols-2">
      {modules.map((module) => (
        <ModuleCard key={module.id} module={module} />
      ))}
    </div>
  );
}
