import type { BusinessCase } from '../schemas/business-case.ts';
import type { RecommendedModule } from '../schemas/module.ts';

export const returnOrderText = 'Sorted by first-year return: twelve months of savings minus the price.';

/**
 * A module's return in the first year, in USD: twelve months of likely savings credited to the module, minus
 * its price.
 */
export function firstYearReturnOf({ claimed, price }: Pick<RecommendedModule, 'claimed' | 'price'>): number {
  return claimed.savingsUsdPerMonth.likely * 12 - price;
}

/** The modules by first-year return, highest first. Ties keep their order. */
export function orderByReturn<Module extends Pick<RecommendedModule, 'claimed' | 'price'>>(
  modules: readonly Module[],
): Module[] {
  return [...modules].sort((a, b) => firstYearReturnOf(b) - firstYearReturnOf(a));
}

/** The business case with its modules in the order of `modules`. */
export function businessCaseInOrder(
  businessCase: BusinessCase,
  modules: readonly Pick<RecommendedModule, 'id'>[],
): BusinessCase {
  const place = new Map(modules.map(({ id }, index) => [id, index]));
  const placeOf = ({ moduleId }: { moduleId: string }) => place.get(moduleId) ?? modules.length;
  return { ...businessCase, modules: businessCase.modules.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}
