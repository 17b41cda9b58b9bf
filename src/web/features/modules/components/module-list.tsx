import { slowModulesHeading, splitByPayback } from '#shared/recommendations/split-by-payback.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { SlowModulesNote } from '#web/components/recommendations/slow-modules-note.tsx';
import { ModuleEntry } from './module-entry.tsx';
import { ModuleLine } from './module-line.tsx';

/** So many modules are open at first: one shows what stands behind the others' "View Details". */
const openAtFirst = 1;

/** After so many, modules shrink to a line: a plan of ninety days takes in six at most. */
const shownAtFirst = 6;

/** Every module: the first one in full, the next ones folded to their figures, the rest to a line, those that don't pay back in time under a heading of their own. */
export function ModuleList({ modules }: { modules: readonly RecommendedModule[] }) {
  const { paying, others } = splitByPayback(modules);
  return (
    <section aria-label="Modules">
      {paying.length > 0 && (
        <>
          <h2 className="mb-5 text-xl">Your Matched Modules</h2>
          {paying.slice(0, shownAtFirst).map((module, index) => (
            <ModuleEntry key={module.id} module={module} folded={index >= openAtFirst} />
          ))}
          {paying.slice(shownAtFirst).map((module) => (
            <ModuleLine key={module.id} module={module} />
          ))}
        </>
      )}
      {others.length > 0 && (
        <>
          <div className="mb-5 max-w-text border-t border-rule pt-8 first:border-0 first:pt-0">
            <h2 className="text-xl">{slowModulesHeading}</h2>
            <SlowModulesNote modules={others} alone={paying.length === 0} />
          </div>
          {others.map((module) => (
            <ModuleLine key={module.id} module={module} />
          ))}
        </>
      )}
    </section>
  );
}
