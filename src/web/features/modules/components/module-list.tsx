import { splitByWorth } from '#shared/recommendations/is-worthwhile.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { MoreModulesNote } from '#web/components/recommendations/more-modules-note.tsx';
import { ModuleEntry } from './module-entry.tsx';

/** Every module: in full where it is worth introducing, the others below them, each folded to its figures. */
export function ModuleList({ modules }: { modules: readonly RecommendedModule[] }) {
  const { worthwhile, others } = splitByWorth(modules);
  return (
    <section aria-label="Modules">
      {worthwhile.length > 0 && (
        <>
          <h2 className="mb-5 text-xl">Your Matched Modules</h2>
          {worthwhile.map((module) => (
            <ModuleEntry key={module.id} module={module} />
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
