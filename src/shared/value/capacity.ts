import type { CompanySize, OptionalCompanySize } from '../schemas/company.ts';

export const hoursPerWeekPerPerson = 40;

/** 1000+ has no upper end, so we use its lower end. */
export const middleHeadcount: Record<CompanySize, number> = {
  '1-10': 5.5,
  '11-50': 30.5,
  '51-200': 125.5,
  '201-500': 350.5,
  '501-1000': 750.5,
  '1000+': 1000,
};

export interface Capacity {
  /** Null if the headcount is unknown, so that nothing is capped. */
  limitHoursPerWeek: number | null;
  hoursPerWeekBefore: number;
  scale: number;
  applied: boolean;
}

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
