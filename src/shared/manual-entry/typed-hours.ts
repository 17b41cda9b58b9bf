import { manualEntryLimits } from '../schemas/manual-entry.ts';
import { numericSchema } from '../schemas/numbers.ts';
import { formatUpToTwo } from '../text/figures.ts';
import { weeksPerMonth } from '../value/task-figures.ts';

export const hoursUnits = ['week', 'month', 'cases'] as const;
export type HoursUnit = (typeof hoursUnits)[number];

export const hoursUnitLabels: Readonly<Record<HoursUnit, string>> = {
  week: 'Hours per week',
  month: 'Hours per month',
  cases: 'Minutes per case',
};

export interface TypedHours {
  hoursUnit: HoursUnit;
  /** Hours per week or per month, depending on the unit. Not used if the unit is `cases`. */
  timeInvestment: string;
  minutesPerCase: string;
  casesPerWeek: string;
}

/** Rounded to two decimals unless typed per week. Null if a number that the unit needs is missing or invalid. */
export function hoursPerWeekOf({
  hoursUnit,
  timeInvestment,
  minutesPerCase,
  casesPerWeek,
}: TypedHours): number | null {
  const hours = readNumber(timeInvestment);
  switch (hoursUnit) {
    case 'week':
      return hours;
    case 'month':
      return hours === null ? null : toTwoDecimals(hours / weeksPerMonth);
    case 'cases': {
      const [minutes, cases] = [readNumber(minutesPerCase), readNumber(casesPerWeek)];
      return minutes === null || cases === null ? null : toTwoDecimals((minutes * cases) / 60);
    }
  }
}

export function toHoursPerWeekText(typed: TypedHours): string {
  if (typed.hoursUnit === 'week') return typed.timeInvestment;
  const hours = hoursPerWeekOf(typed);
  return hours === null ? '' : String(hours);
}

export function hoursMessageOf(unit: HoursUnit): string {
  const { minHours, maxHours } = manualEntryLimits;
  switch (unit) {
    case 'week':
      return `Enter the hours per week, from ${minHours} to ${maxHours}`;
    case 'month':
      return `Enter the hours per month, from ${minHours * weeksPerMonth} to ${maxHours * weeksPerMonth}`;
    case 'cases':
      return `Enter values that total ${minHours} to ${maxHours} hours a week`;
  }
}

export function describeTypedHours(typed: TypedHours): string | null {
  const hours = hoursPerWeekOf(typed);
  if (hours === null) return null;
  switch (typed.hoursUnit) {
    case 'week':
      return `${typed.timeInvestment} h a week`;
    case 'month':
      return `${typed.timeInvestment} h a month`;
    case 'cases':
      return `${typed.casesPerWeek} ${typed.casesPerWeek === '1' ? 'case' : 'cases'} a week, ${typed.minutesPerCase} min each`;
  }
}

export function describeConversion(typed: TypedHours): string | null {
  const hours = typed.hoursUnit === 'week' ? null : hoursPerWeekOf(typed);
  return hours === null ? null : `${formatUpToTwo(hours)} ${hours === 1 ? 'hour' : 'hours'} a week`;
}

function readNumber(text: string): number | null {
  const parsed = numericSchema.safeParse(text);
  return parsed.success ? parsed.data : null;
}

function toTwoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
