import type { RecommendedModule } from '../schemas/module.ts';

/** How the modules are sorted, as a screen says it. */
export const returnOrderText =
  'Sorted by what they return in the first year: twelve months of savings minus the price.';

/** What a module returns in its first twelve months of use, in USD: the likely savings of the work credited to it, less its price. */
export function firstYearReturnOf({ claimed, price }: Pick<RecommendedModule, 'claimed' | 'price'>): number {
  return claimed.savingsUsdPerMonth.likely * 12 - price;
}

/** The modules by what they return, the highest first; equals stay in the order given. */
export function orderByReturn<Module extends Pick<RecommendedModule, 'claimed' | 'price'>>(
  modules: readonly Module[],
): Module[] {
  return [...modules].sort((a, b) => firstYearReturnOf(b) - firstYearReturnOf(a));
}
