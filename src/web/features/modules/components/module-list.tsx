import { useState } from 'react';
import { orderByReturn, returnOrderText } from '#shared/recommendations/order-by-return.ts';
import { slowModulesHeading, splitByPayback } from '#shared/recommendations/split-by-payback.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { moduleTypesText } from '#shared/text/module-classes.ts';
import { SlowModulesNote } from '#web/components/recommendations/slow-modules-note.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { formatCountOf } from '#web/lib/figures.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { ModuleEntry } from './module-entry.tsx';

/** The maximum number of modules in a 90-day plan. */
const shownAtFirst = 6;

interface ModuleListProps {
  modules: readonly RecommendedModule[];
  named: string | null;
}

export function ModuleList({ modules, named }: ModuleListProps) {
  const { paying, others } = splitByPayback(orderByReturn(modules));
  const [all, setAll] = useState(paying.slice(shownAtFirst).some(({ id }) => id === named));
  const shown = usePrinting() || all ? paying : paying.slice(0, shownAtFirst);
  return (
    <section aria-label="Modules">
      {paying.length > 0 && (
        <>
          <h2 className="text-xl">Your Matched Modules</h2>
          <p className="mt-1 mb-3 max-w-text text-sm text-ink-secondary">
            {returnOrderText} {moduleTypesText}
          </p>
          {shown.map((module) => (
            <ModuleEntry key={module.id} module={module} open={module.id === named} />
          ))}
          {shown.length < paying.length && (
            <Button variant="secondary" size="sm" className="mt-2 mb-6" onClick={() => setAll(true)}>
              Show all {paying.length} modules
            </Button>
          )}
        </>
      )}
      {others.length > 0 && (
        <div className="border-t border-rule pt-6 first:border-0 first:pt-0">
          <div className="max-w-text text-sm">
            <h2 className="text-xl">{slowModulesHeading}</h2>
            <SlowModulesNote modules={others} alone={paying.length === 0} />
          </div>
          <Disclosure
            className="mt-1 mb-4"
            triggerClassName="no-print"
            label={`Show ${formatCountOf(others.length, 'module')}`}
            openLabel="Hide them"
            defaultOpen={paying.length === 0 || others.some(({ id }) => id === named)}
          >
            <div className="mt-2">
              {others.map((module) => (
                <ModuleEntry key={module.id} module={module} open={module.id === named} brief />
              ))}
            </div>
          </Disclosure>
        </div>
      )}
    </section>
  );
}
