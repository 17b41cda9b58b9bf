import type { CompanySize, OptionalCompanySize } from '../schemas/company.ts';

export const hoursPerWeekPerPerson = 40;

/** The middle of each company size. 1000+ has no upper end, so we use its lower end. */
export const middleHeadcount: Record<CompanySize, number> = {
  '1-10': 5.5,
  '11-50': 30.5,
  '51-200': 125.5,
  '201-500': 350.5,
  '501-1000': 750.5,
  '1000+': 1000,
};

export interface Capacity {
  /**
   * The most that the company's people can work; null if the headcount is unknown, so that nothing is capped.
   */
  limitHoursPerWeek: number | null;
  hoursPerWeekBefore: number;
  /** All hours are multiplied by this factor, 0 to 1. */
  scale: number;
  applied: boolean;
}

/**
 * Scales all hours by the same factor if their sum exceeds what the company's people can work. The headcount
 * is the one entered, else the middle of the company size.
 */
export function scaleToCapacity(
  hoursPerWeek: readonly number[],
  size: OptionalCompanySize,
  headcount: number | null | undefined,
): Capacity {
  const hoursPerWeekBefore = hoursPerWeek.reduce((total, hours) => total + hours, 0);
  const people = headcount ?? (size === '' ? null : middleHeadcount[size]);
  const limitHoursPerWeek = people === null ? null : people * hoursPerWeekPerPerson;
  const applied = limitHoursPerWeek !== null && hoursPerWeekBefore > limitHoursPerWeek;
  return {
    limitHoursPerWeek,
    hoursPerWeekBefore,
    scale: applied ? limitHoursPerWeek / hoursPerWeekBefore : 1,
    applied,
  };
}
