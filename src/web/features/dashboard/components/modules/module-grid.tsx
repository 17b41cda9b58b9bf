import { Boxes } from 'lucide-react';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { ModuleCard } from '#web/components/recommendations/module-card.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';

interface ModuleGridProps {
  modules: readonly RecommendedModule[];
  /** How many there are of every kind. */
  all: number;
}

/** The modules as cards, or why there are none. */
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
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {modules.map((module) => (
        <ModuleCard key={module.id} module={module} />
      ))}
    </div>
  );
}
