import { z } from 'zod';

/**
 * Within how many months a module has to pay for itself to be recommended: `months`, and `largePriceMonths` from a
 * price of `largePriceUsd` on, since whoever spends so much on hours that nobody has measured wants more room for error.
 */
export const paybackLimitsSchema = z.strictObject({
  months: z.number().min(1).max(120),
  largePriceUsd: z.number().min(0).max(1_000_000),
  largePriceMonths: z.number().min(1).max(120),
});
export type PaybackLimits = z.infer<typeof paybackLimitsSchema>;

/** Our assumption. */
export const defaultPaybackLimits: PaybackLimits = {
  months: 24,
  largePriceUsd: 20_000,
  largePriceMonths: 12,
};

/** Within how many months a module of this price, in USD, has to pay for itself. */
export function paybackLimitOf(priceUsd: number, limits: PaybackLimits): number {
  return priceUsd >= limits.largePriceUsd ? limits.largePriceMonths : limits.months;
}
