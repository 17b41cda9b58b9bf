import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { splitByWorth } from '#shared/recommendations/is-worthwhile.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { ModuleCard } from '#web/components/recommendations/module-card.tsx';
import { MoreModulesNote } from '#web/components/recommendations/more-modules-note.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';
import { usePrinting } from '#web/lib/use-printing.ts';
import { formatPlural } from '../../rules/figures.ts';

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
      {others.length > 0 && <Others key={modules.length} modules={others} alone={worthwhile.length === 0} />}
    </>
  );
}

/** The modules with a weaker case wait behind a button, unless there are no others. */
function Others({ modules, alone }: { modules: readonly RecommendedModule[]; alone: boolean }) {
  const [asked, setAsked] = useState(false);
  const printing = usePrinting();
  const shown = alone || asked || printing;
  return (
    <section aria-label="More modules" className={alone ? undefined : 'mt-8'}>
      <div className="mb-4 max-w-text text-sm">
        {!alone && <h3 className="text-md">More modules</h3>}
        <MoreModulesNote alone={alone} />
      </div>
      {shown ? (
        <Cards modules={modules} />
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Show {formatPlural(modules.length, 'more module')}
        </Button>
      )}
    </section>
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
