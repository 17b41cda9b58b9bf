import { z } from 'zod';

/** A large price has its own limit, because a large expense based on estimated hours needs a larger safety margin. */
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

export function paybackLimitOf(priceUsd: number, limits: PaybackLimits): number {
  return priceUsd >= limits.largePriceUsd ? limits.largePriceMonths : limits.months;
}
