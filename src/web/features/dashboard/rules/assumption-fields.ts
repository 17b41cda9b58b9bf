import type { Framework } from '#shared/schemas/framework.ts';
import { withDecimalPoint } from '#shared/schemas/numbers.ts';
import type { Assumptions, AssumptionsPatch } from '#shared/schemas/rates.ts';
import { changedFields } from './changed-fields.ts';

/** Fractions from 0 to 1, shown as percentages. */
export const shareFields = [
  { name: 'conversionRate', label: 'Business conversion rate' },
  { name: 'adoptionShare', label: 'Team adoption' },
] as const satisfies readonly { name: keyof Assumptions; label: string }[];

export function withShare(
  savedShare: Assumptions['savedShare'],
  framework: Framework,
  likely: number,
): Assumptions['savedShare'] {
  const { low, high } = savedShare[framework];
  return {
    ...savedShare,
    [framework]: { low: Math.min(low, likely), likely, high: Math.max(high, likely) },
  };
}

export function readAmount(text: string, max: number, min = 0): number | null {
  const trimmed = withDecimalPoint(text);
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(trimmed)) return null;
  const amount = Number(trimmed);
  return amount >= min && amount <= max ? amount : null;
}

/** Leaves out role rates, because the assumptions panel has no fields for them. */
export function changesBetween(from: Assumptions, to: Assumptions): AssumptionsPatch {
  const { roleRatesUsdPerHour: _roleRates, ...figures } = to;
  return changedFields<Partial<Assumptions>>(from, figures);
}
