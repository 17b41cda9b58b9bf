import type { RecommendedModule } from '../schemas/module.ts';

/** A module is worth introducing when it is likely to pay for itself within this many months. Our assumption. */
export const paybackLimitMonths = 24;

/**
 * From this price on, in USD, it has to within this many: whoever spends so much on hours that nobody has
 * measured yet wants more room for error. Our assumption.
 */
export const largePriceUsd = 20_000;
export const largePriceLimitMonths = 12;

/** Below this match percentage only a small part of a module is needed. Our assumption. */
export const goodMatchPercentage = 20;

type Judged = Pick<RecommendedModule, 'matchPercentage' | 'paybackMonths' | 'price'>;

/** Within how many months a module of this price, in USD, has to pay for itself. */
export function paybackLimitMonthsOf(priceUsd: number): number {
  return priceUsd >= largePriceUsd ? largePriceLimitMonths : paybackLimitMonths;
}

/** Whether enough of a module is needed, and the hours credited to it are likely to pay its price in time. */
export function isWorthwhile({ matchPercentage, paybackMonths, price }: Judged): boolean {
  return (
    matchPercentage >= goodMatchPercentage &&
    paybackMonths !== null &&
    paybackMonths.likely <= paybackLimitMonthsOf(price)
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
