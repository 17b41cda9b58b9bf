import { expect, test } from 'vitest';
import { describeModuleCategory, findModuleCategory } from './module-categories.ts';

test.each([
  [1, 'Creative', 1000, 1, 'LLM Only', 'Fully Independent', 3000, 5000],
  [2, 'Creative', 3000, 3, 'LLM Only', 'User Dependency', 9000, 15_000],
  [3, 'Creative', 7000, 7, 'LLM + Infra', 'Fully Independent', 21_000, 35_000],
  [4, 'Creative', 10_000, 10, 'LLM + Infra', 'User Dependency', 30_000, 50_000],
  [5, 'Operational', 2000, 2, 'LLM Only', 'Fully Independent', 6000, 10_000],
  [6, 'Operational', 6000, 6, 'LLM Only', 'User Dependency', 18_000, 30_000],
  [7, 'Operational', 21_000, 21, 'LLM + Infra', 'Fully Independent', 63_000, 105_000],
  [8, 'Operational', 30_000, 30, 'LLM + Infra', 'User Dependency', 90_000, 150_000],
])(
  'category %i matches the specification',
  (id, type, priceUsd, days, infrastructure, dependencies, low, high) => {
    expect(findModuleCategory(id)).toEqual({
      id,
      type,
      priceUsd,
      days,
      infrastructure,
      dependencies,
      customRangeUsd: { low, high },
    });
  },
);

test('an unknown category has no price and the specified defaults', () => {
  expect(findModuleCategory(9)).toBeNull();
  expect(describeModuleCategory(9)).toEqual({
    days: 3,
    infrastructure: 'LLM Only',
    dependencies: 'Fully Independent',
  });
});
