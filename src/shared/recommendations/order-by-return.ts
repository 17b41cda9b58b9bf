import type { BusinessCase } from '../schemas/business-case.ts';
import type { RecommendedModule } from '../schemas/module.ts';

export const returnOrderText = 'Sorted by first-year return: twelve months of savings minus the price.';

export function firstYearReturnOf({ claimed, price }: Pick<RecommendedModule, 'claimed' | 'price'>): number {
  return claimed.savingsUsdPerMonth.likely * 12 - price;
}

export function orderByReturn<Module extends Pick<RecommendedModule, 'claimed' | 'price'>>(
  modules: readonly Module[],
): Module[] {
  return [...modules].sort((a, b) => firstYearReturnOf(b) - firstYearReturnOf(a));
}

export function businessCaseInOrder(
  businessCase: BusinessCase,
  modules: readonly Pick<RecommendedModule, 'id'>[],
): BusinessCase {
  const place = new Map(modules.map(({ id }, index) => [id, index]));
  const placeOf = ({ moduleId }: { moduleId: string }) => place.get(moduleId) ?? modules.length;
  return { ...businessCase, modules: businessCase.modules.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}
