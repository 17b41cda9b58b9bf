import { Boxes } from 'lucide-react';
import { orderByReturn } from '#shared/recommendations/order-by-return.ts';
import { slowModulesHeading, splitByPayback } from '#shared/recommendations/split-by-payback.ts';
import type { AuditKind } from '#shared/schemas/audit.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { ModuleCard } from '#web/components/recommendations/module-card.tsx';
import { NoModules, noModulesTitle } from '#web/components/recommendations/no-modules.tsx';
import { SlowModulesNote } from '#web/components/recommendations/slow-modules-note.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/state-card.tsx';

interface ModuleGridProps {
  modules: readonly RecommendedModule[];
  all: number;
  audit: { kind: AuditKind; mine: boolean };
  running: boolean;
  onShowTasks: () => void;
}

export function ModuleGrid({ modules, all, audit, running, onShowTasks }: ModuleGridProps) {
  if (all === 0) {
    return running ? (
      <EmptyState icon={Boxes} title={noModulesTitle}>
        When the analysis is complete, you'll see the modules that fit your tasks here.
      </EmptyState>
    ) : (
      <NoModules audit={audit} toTasks={<Button onClick={onShowTasks}>Go to workflows and tasks</Button>} />
    );
  }
  if (modules.length === 0)
    return <p className="text-ink-secondary">No modules of this type fit your tasks.</p>;
  const { paying, others } = splitByPayback(orderByReturn(modules));
  const alone = paying.length === 0;
  return (
    <>
      {!alone && <Cards modules={paying} />}
      {others.length > 0 && (
        <section aria-label={slowModulesHeading} className={alone ? undefined : 'mt-8'}>
          <div className="mb-4 max-w-text text-sm">
            <h3 className="text-md">{slowModulesHeading}</h3>
            <SlowModulesNote modules={others} alone={alone} />
          </div>
          <Cards modules={others} brief={!alone} />
        </section>
      )}
    </>
  );
}

function Cards({ modules, brief }: { modules: readonly RecommendedModule[]; brief?: boolean }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 print:grid-cols-2">
      {modules.map((module) => (
        <ModuleCard key={module.id} module={module} brief={brief ?? false} />
      ))}
    </div>
  );
}
