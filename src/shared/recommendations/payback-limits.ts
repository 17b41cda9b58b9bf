import { z } from 'zod';

/**
 * The payback limits for a recommended module, in months: `months`, or `largePriceMonths` for prices of at least
 * `largePriceUsd`, because a large expense on unmeasured hours needs a larger safety margin.
 */
export const paybackLimitsSchema = z.strictObject({
  months: z.number().min(1).max(120),
  largePriceUsd: z.number().min(0).max(1_000_000),
  largePriceMonths: z.number().min(1).max(120),
});
export type PaybackLimits = z.infer<typeof paybackLimitsSchema>;

/** The default limits: our assumption. */
export const defaultPaybackLimits: PaybackLimits = {
  months: 24,
  largePriceUsd: 20_000,
  largePriceMonths: 12,
};

/** The payback limit in months for a module of this price, in USD. */
export function paybackLimitOf(priceUsd: number, limits: PaybackLimits): number {
  return priceUsd >= limits.largePriceUsd ? limits.largePriceMonths : limits.months;
}
