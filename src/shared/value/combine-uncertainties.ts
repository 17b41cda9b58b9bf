import type { Range } from '../schemas/numbers.ts';

/**
 * Treats the inputs as independent and adds their log deviations in quadrature. Each entry of
 * `alone` is the result with only one input at its low or high end.
 */
export function combineUncertainties(likely: number, alone: readonly { low: number; high: number }[]): Range {
  if (likely <= 0) return { low: 0, likely: 0, high: Math.max(0, ...alone.map(({ high }) => high)) };
  const spread = (ends: readonly number[]) =>
    Math.sqrt(ends.reduce((sum, end) => sum + Math.log(end / likely) ** 2, 0));
  return {
    low: likely * Math.exp(-spread(alone.map(({ low }) => Math.min(low, likely)))),
    likely,
    high: likely * Math.exp(spread(alone.map(({ high }) => Math.max(high, likely)))),
  };
}
