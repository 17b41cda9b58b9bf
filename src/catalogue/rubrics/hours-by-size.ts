import type { OptionalCompanySize } from '#shared/schemas/company.ts';

/**
 * Our assumption. A task's hours are given for 11 to 50 people; in a small company, one person has many tasks and
 * does each less often.
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

export const maxHoursPerWeek = 40;

/** Hours per week per person. */
export function hoursFor(range: { low: number; high: number }, size: OptionalCompanySize): number {
  const hours = ((range.low + range.high) / 2) * hoursFactorBySize[size];
  return Math.max(0.1, Math.round(Math.min(hours, maxHoursPerWeek) * 10) / 10);
}
