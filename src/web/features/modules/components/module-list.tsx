import { splitByWorth } from '#shared/recommendations/is-worthwhile.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { MoreModulesNote } from '#web/components/recommendations/more-modules-note.tsx';
import { ModuleEntry } from './module-entry.tsx';

/** So many modules are open at first: what a reader weighs against each other in one sitting. */
const openAtFirst = 3;

/** Every module: the first ones in full, the rest folded to their figures, those with a weaker case below the others. */
export function ModuleList({ modules }: { modules: readonly RecommendedModule[] }) {
  const { worthwhile, others } = splitByWorth(modules);
  return (
    <section aria-label="Modules">
      {worthwhile.length > 0 && (
        <>
          <h2 className="mb-5 text-xl">Your Matched Modules</h2>
          {worthwhile.map((module, index) => (
            <ModuleEntry key={module.id} module={module} folded={index >= openAtFirst} />
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
            <ModuleEntry key={module.id} module={module} folded />
          ))}
        </>
      )}
    </section>
  );
}
