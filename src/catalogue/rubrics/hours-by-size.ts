import type { OptionalCompanySize } from '#shared/schemas/company.ts';

/**
 * The one rule that scales a task's hours, given for a company of 11 to 50 people, to another size. In a small
 * company, one person does many things and each of them less often; in a large one, somebody does it for most of the
 * week. Our assumption; an unknown size leaves the hours unchanged.
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

/** Maximum hours per week of a task: one person's full week. */
export const maxHoursPerWeek = 40;

/** Hours per week per person: the range's midpoint, scaled by size, in steps of 0.1, at least 0.1. */
export function hoursFor(range: { low: number; high: number }, size: OptionalCompanySize): number {
  const hours = ((range.low + range.high) / 2) * hoursFactorBySize[size];
  return Math.max(0.1, Math.round(Math.min(hours, maxHoursPerWeek) * 10) / 10);
}
