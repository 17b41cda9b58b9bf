import type { ModuleType } from './schemas/module.ts';

export interface ModuleCategory {
  id: number;
  type: ModuleType;
  priceUsd: number;
  days: number;
  infrastructure: string;
  dependencies: string;
  customRangeUsd: { low: number; high: number };
}

/** The specification's table of module categories (section 9). */
export const moduleCategories: readonly ModuleCategory[] = [
  category(1, 'Creative', 1000, 1, 'LLM Only', 'Fully Independent', 3000, 5000),
  category(2, 'Creative', 3000, 3, 'LLM Only', 'User Dependency', 9000, 15_000),
  category(3, 'Creative', 7000, 7, 'LLM + Infra', 'Fully Independent', 21_000, 35_000),
  category(4, 'Creative', 10_000, 10, 'LLM + Infra', 'User Dependency', 30_000, 50_000),
  category(5, 'Operational', 2000, 2, 'LLM Only', 'Fully Independent', 6000, 10_000),
  category(6, 'Operational', 6000, 6, 'LLM Only', 'User Dependency', 18_000, 30_000),
  category(7, 'Operational', 21_000, 21, 'LLM + Infra', 'Fully Independent', 63_000, 105_000),
  category(8, 'Operational', 30_000, 30, 'LLM + Infra', 'User Dependency', 90_000, 150_000),
];

export const moduleCategoryDefaults = {
  days: 3,
  infrastructure: 'LLM Only',
  dependencies: 'Fully Independent',
} as const;

export function findModuleCategory(id: number): ModuleCategory | null {
  return moduleCategories.find((row) => row.id === id) ?? null;
}

export function describeModuleCategory(
  id: number,
): Pick<ModuleCategory, 'days' | 'infrastructure' | 'dependencies'> {
  const { days, infrastructure, dependencies } = findModuleCategory(id) ?? moduleCategoryDefaults;
  return { days, infrastructure, dependencies };
}

function category(
  id: number,
  type: ModuleType,
  priceUsd: number,
  days: number,
  infrastructure: string,
  dependencies: string,
  low: number,
  high: number,
): ModuleCategory {
  return { id, type, priceUsd, days, infrastructure, dependencies, customRangeUsd: { low, high } };
}
