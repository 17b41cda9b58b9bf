import type { CompanySize, OptionalCompanySize } from '../schemas/company.ts';

/** Hours per week of one full-time person. */
export const hoursPerWeekPerPerson = 40;

/** Middle headcount of each company size: the mean of its ends. 1000+ has no upper end, so we use its lower end. */
export const middleHeadcount: Record<CompanySize, number> = {
  '1-10': 5.5,
  '11-50': 30.5,
  '51-200': 125.5,
  '201-500': 350.5,
  '501-1000': 750.5,
  '1000+': 1000,
};

export interface Capacity {
  /** The company's hours per week; null if the headcount is unknown, and then nothing is capped. */
  limitHoursPerWeek: number | null;
  hoursPerWeekBefore: number;
  /** Factor that every task's hours are multiplied by, 0 to 1. */
  scale: number;
  applied: boolean;
}

/**
 * Scales down all hours per week by one factor if their sum exceeds what the company's people can work: the number
 * entered, else the middle of its size.
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
