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

/** A task's time as typed: raw input texts. */
export interface TypedHours {
  hoursUnit: HoursUnit;
  /** Per week or per month, depending on the unit. */
  timeInvestment: string;
  minutesPerCase: string;
  casesPerWeek: string;
}

/**
 * Hours per week: as typed, or converted from hours per month (four weeks) or from minutes per case, and then
 * rounded to two decimals. Null while an input is not a number.
 */
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

/**
 * Hours per week as text for the API, empty while the input is invalid. Hours typed per week are passed on
 * unchanged.
 */
export function toHoursPerWeekText(typed: TypedHours): string {
  if (typed.hoursUnit === 'week') return typed.timeInvestment;
  const hours = hoursPerWeekOf(typed);
  return hours === null ? '' : String(hours);
}

/** The error for hours outside the limits, in the unit that was typed; for cases, in hours per week. */
export function hoursMessageOf(unit: HoursUnit): string {
  const { minHours, maxHours } = manualEntryLimits;
  switch (unit) {
    case 'week':
      return `Enter the hours per week, from ${minHours} to ${maxHours}`;
    case 'month':
      return `Enter the hours per month, from ${minHours * weeksPerMonth} to ${maxHours * weeksPerMonth}`;
    case 'cases':
      return `Must total between ${minHours} and ${maxHours} hours a week`;
  }
}

/** The hours as typed, for example "10 h a month"; null while the input is invalid. */
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

/**
 * What the typed hours come to, for example "2.5 hours a week"; null if they were typed per week or are
 * invalid.
 */
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
