import type { OptionalCompanySize } from '#shared/schemas/company.ts';

/**
 * Factors for a task's hours, which are given for a company of 11 to 50 people. In a small company, one
 * person has many tasks and does each less often; in a large one, somebody spends most of the week on it. Our
 * assumption. An unknown size leaves the hours unchanged.
 */
export const hoursFactorBySize: Readonly<Record<OptionalCompanySize, number>> = {
  '': 1,
  '1-10': 0.6,
  '11-50': 1,
  '51-200': 1.3,
  '201-500': 1.5,
  '501-1000': 1.6,
  '1000+': 1.7,
};

/** One person's full week. */
export const maxHoursPerWeek = 40;

/**
 * Hours per week and person: the middle of the range, scaled by size, rounded to 0.1. At least 0.1 and at
 * most `maxHoursPerWeek`.
 */
export function hoursFor(range: { low: number; high: number }, size: OptionalCompanySize): number {
  const hours = ((range.low + range.high) / 2) * hoursFactorBySize[size];
  return Math.max(0.1, Math.round(Math.min(hours, maxHoursPerWeek) * 10) / 10);
}
