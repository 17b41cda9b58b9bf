import { splitByWorth } from '#shared/recommendations/is-worthwhile.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { MoreModulesNote } from '#web/components/recommendations/more-modules-note.tsx';
import { ModuleEntry } from './module-entry.tsx';
import { ModuleLine } from './module-line.tsx';

/** So many modules are open at first: one shows what stands behind the others' "View Details". */
const openAtFirst = 1;

/** After so many, modules shrink to a line: a plan of ninety days takes in six at most. */
const shownAtFirst = 6;

/** Every module: the first one in full, the next ones folded to their figures, the rest to a line, those with a weaker case below the others. */
export function ModuleList({ modules }: { modules: readonly RecommendedModule[] }) {
  const { worthwhile, others } = splitByWorth(modules);
  return (
    <section aria-label="Modules">
      {worthwhile.length > 0 && (
        <>
          <h2 className="mb-5 text-xl">Your Matched Modules</h2>
          {worthwhile.slice(0, shownAtFirst).map((module, index) => (
            <ModuleEntry key={module.id} module={module} folded={index >= openAtFirst} />
          ))}
          {worthwhile.slice(shownAtFirst).map((module) => (
            <ModuleLine key={module.id} module={module} />
          ))}
        </>
      )}
      {others.length > 0 && (
        <>
          <div className="mb-5 max-w-text border-t border-rule pt-8 first:border-0 first:pt-0">
            <h2 className="text-xl">{worthwhile.length > 0 ? 'More modules' : 'Your Matched Modules'}</h2>
            <MoreModulesNote alone={worthwhile.length === 0} />
          </div>
          {others.map((module) => (
            <ModuleLine key={module.id} module={module} />
          ))}
        </>
      )}
    </section>
  );
}
