import type { RecommendedModule } from '../schemas/module.ts';

export const slowModulesHeading = 'Modules that don’t pay back in time';

export function splitByPayback<Module extends Pick<RecommendedModule, 'paysBack'>>(
  modules: readonly Module[],
): { paying: Module[]; others: Module[] } {
  return {
    paying: modules.filter(({ paysBack }) => paysBack),
    others: modules.filter(({ paysBack }) => !paysBack),
  };
}

export function describeSlowModules(
  modules: readonly Pick<RecommendedModule, 'paybackLimitMonths'>[],
  alone: boolean,
): string {
  const limits = [...new Set(modules.map(({ paybackLimitMonths }) => paybackLimitMonths))].sort(
    (a, b) => b - a,
  );
  const [limit, short] = limits;
  const within = short === undefined ? `${limit} months` : `${limit} months (${short} for expensive modules)`;
  return `${alone ? 'By this estimate, no module pays back' : 'The remaining hours don’t pay for these modules'} within ${within}. Measure the hours before you decide on one.`;
}
