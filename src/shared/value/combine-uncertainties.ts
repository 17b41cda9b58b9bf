import type { Range } from '../schemas/numbers.ts';

/**
 * The range of a figure with several independent uncertainties. Each entry of `alone` is the figure with one
 * input at its low or high end and the others at their likely values. Each end of the range combines the
 * logarithms of these figures' ratios to `likely` as a root sum of squares, so the range is narrower than
 * with all inputs at their ends at once. If `likely` is 0, so is `low`, and `high` is the largest high
 * figure.
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
