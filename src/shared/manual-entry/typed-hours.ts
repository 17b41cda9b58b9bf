import { manualEntryLimits } from '../schemas/manual-entry.ts';
import { numericSchema } from '../schemas/numbers.ts';
import { formatUpToTwo } from '../text/figures.ts';
import { weeksPerMonth } from '../value/task-figures.ts';

/** How somebody tells the time that a task takes one person. */
export const hoursUnits = ['week', 'month', 'cases'] as const;
export type HoursUnit = (typeof hoursUnits)[number];

export const hoursUnitLabels: Readonly<Record<HoursUnit, string>> = {
  week: 'Hours per week',
  month: 'Hours per month',
  cases: 'Minutes per case',
};

/** The time of a task as typed; all texts of inputs. */
export interface TypedHours {
  hoursUnit: HoursUnit;
  /** Hours a week or a month, by the unit. */
  timeInvestment: string;
  minutesPerCase: string;
  casesPerWeek: string;
}

/** Hours per week to two decimals; null while what was typed is no number. A month has four weeks. */
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

/** The hours per week as the API takes them: a text, as typed where it was typed so. */
export function toHoursPerWeekText(typed: TypedHours): string {
  if (typed.hoursUnit === 'week') return typed.timeInvestment;
  const hours = hoursPerWeekOf(typed);
  return hours === null ? '' : String(hours);
}

/** What is wrong with hours that are out of the limits, in the unit in which they were typed. */
export function hoursMessageOf(unit: HoursUnit): string {
  const { minHours, maxHours } = manualEntryLimits;
  switch (unit) {
    case 'week':
      return `Enter the hours per week, from ${minHours} to ${maxHours}`;
    case 'month':
      return `Enter the hours per month, from ${minHours * weeksPerMonth} to ${maxHours * weeksPerMonth}`;
    case 'cases':
      return `Must add up to ${minHours} to ${maxHours} hours a week`;
  }
}

/** The task's time in short, as typed: "10 h a month"; null while nothing readable is typed. */
export function describeTypedHours(typed: TypedHours): string | null {
  const hours = hoursPerWeekOf(typed);
  if (hours === null) return null;
  switch (typed.hoursUnit) {
    case 'week':
      return `${typed.timeInvestment} h a week`;
    case 'month':
      return `${typed.timeInvestment} h a month`;
    case 'cases':
      return `${typed.casesPerWeek} cases a week, ${typed.minutesPerCase} min each`;
  }
}

/** What typed hours come to a week: "2.5 hours a week"; null where that is what was typed, or nothing readable. */
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
