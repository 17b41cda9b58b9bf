import type { RecommendedModule } from '#shared/schemas/module.ts';

/**
 * A module that takes longer to pay back isn't in the plan: on 40 development sites, readers found 10 of 12 such
 * modules pointless, but only 3 of 10 others.
 */
const maxMonths = 12;

/**
 * Thought partners (creative modules) aren't in the plan either: readers found only 12 of 45 sensible, most of them
 * for writing, which can be tried without buying a module. Of operational modules, 45 of 71 were.
 */
function isWorthPlanning(module: RecommendedModule): boolean {
  return module.type === 'Operational' && module.paysBack && monthsOf(module) <= maxMonths;
}

/**
 * Modules for the plan, by shorter payback, fewer days, then better match. Each follows its prerequisites,
 * which are included even if they aren't worth planning themselves.
 */
export function orderForIntroduction(modules: readonly RecommendedModule[]): RecommendedModule[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const wanted = modules.filter(isWorthPlanning).toSorted(byPaybackEffortAndMatch);
  const ordered: RecommendedModule[] = [];
  const seen = new Set<string>();
  const add = (module: RecommendedModule): void => {
    if (seen.has(module.id)) return;
    seen.add(module.id);
    for (const id of module.dependsOn) {
      const before = byId.get(id);
      if (before !== undefined) add(before);
    }
    ordered.push(module);
  };
  wanted.forEach(add);
  return ordered;
}

function byPaybackEffortAndMatch(a: RecommendedModule, b: RecommendedModule): number {
  return (
    monthsOf(a) - monthsOf(b) ||
    a.implementationTime - b.implementationTime ||
    b.matchPercentage - a.matchPercentage ||
    (a.id < b.id ? -1 : 1)
  );
}

function monthsOf({ paybackMonths }: Pick<RecommendedModule, 'paybackMonths'>): number {
  return paybackMonths?.likely ?? Number.POSITIVE_INFINITY;
}
