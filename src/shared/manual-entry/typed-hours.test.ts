import { expect, test } from 'vitest';
import {
  describeConversion,
  describeTypedHours,
  hoursMessageOf,
  hoursPerWeekOf,
  type TypedHours,
  toHoursPerWeekText,
} from './typed-hours.ts';

const typed = (over: Partial<TypedHours>): TypedHours => ({
  hoursUnit: 'week',
  timeInvestment: '1',
  minutesPerCase: '',
  casesPerWeek: '',
  ...over,
});

test('hours per week stay as typed', () => {
  const hours = typed({ timeInvestment: '2,5' });
  expect([hoursPerWeekOf(hours), toHoursPerWeekText(hours)]).toEqual([2.5, '2,5']);
  expect([describeTypedHours(hours), describeConversion(hours)]).toEqual(['2,5 h a week', null]);
  expect(toHoursPerWeekText(typed({ timeInvestment: 'some' }))).toBe('some');
});

test('a month has four weeks, as in the value calculation', () => {
  const hours = typed({ hoursUnit: 'month', timeInvestment: '10' });
  expect([hoursPerWeekOf(hours), toHoursPerWeekText(hours)]).toEqual([2.5, '2.5']);
  expect([describeTypedHours(hours), describeConversion(hours)]).toEqual([
    '10 h a month',
    '2.5 hours a week',
  ]);
  expect(hoursMessageOf('month')).toBe('Enter the hours per month, from 2 to 672');
});

test('minutes per case times cases per week give hours per week', () => {
  const hours = typed({ hoursUnit: 'cases', minutesPerCase: '10', casesPerWeek: '25' });
  expect([hoursPerWeekOf(hours), toHoursPerWeekText(hours)]).toEqual([4.17, '4.17']);
  expect(describeTypedHours(hours)).toBe('25 cases a week, 10 min each');
  const half = typed({ hoursUnit: 'cases', minutesPerCase: '10' });
  expect([hoursPerWeekOf(half), toHoursPerWeekText(half), describeTypedHours(half)]).toEqual([
    null,
    '',
    null,
  ]);
});
