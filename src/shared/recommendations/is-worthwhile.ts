import type { RecommendedModule } from '../schemas/module.ts';

/** A module is worth introducing when it is likely to pay for itself within this many months. Our assumption. */
export const paybackLimitMonths = 24;

/** Below this match percentage only a small part of a module is needed. Our assumption. */
export const goodMatchPercentage = 20;

type Judged = Pick<RecommendedModule, 'matchPercentage' | 'paybackMonths'>;

/** Whether enough of a module is needed, and the hours credited to it are likely to pay its price in time. */
export function isWorthwhile({ matchPercentage, paybackMonths }: Judged): boolean {
  return (
    matchPercentage >= goodMatchPercentage &&
    paybackMonths !== null &&
    paybackMonths.likely <= paybackLimitMonths
  );
}

/** The modules worth introducing, and the others, each in the given order. */
export function splitByWorth<Module extends Judged>(
  modules: readonly Module[],
): { worthwhile: Module[]; others: Module[] } {
  return {
    worthwhile: modules.filter(isWorthwhile),
    others: modules.filter((module) => !isWorthwhile(module)),
  };
}
