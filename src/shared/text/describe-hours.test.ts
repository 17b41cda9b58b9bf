import { expect, test } from 'vitest';
import { describeWorkflowHours, teamHoursOf } from './describe-hours.ts';

const work = { groups: {}, grows: 'customers' as const, isCore: false };

test('hours from the company model cover everyone who does the work, with the number of people', () => {
  const booking = { timeInvestment: 8.12, teamSize: 3, work };
  expect(teamHoursOf(booking)).toBeCloseTo(24.36);
  expect(describeWorkflowHours(booking)).toBe('about 24 hours a week across 3 people');
  expect(describeWorkflowHours({ timeInvestment: 1.02, teamSize: 1, work })).toBe(
    'about 1 hour a week for one person',
  );
  expect(describeWorkflowHours({ timeInvestment: 12.3, teamSize: 1240, work })).toBe(
    'about 15,000 hours a week across 1,240 people',
  );
});

test('typed hours stay as typed', () => {
  expect(describeWorkflowHours({ timeInvestment: 12.5, teamSize: 1 })).toBe('12.5 hours a week');
  expect(describeWorkflowHours({ timeInvestment: 1, teamSize: 1, work: null })).toBe('1 hour a week');
  expect(describeWorkflowHours({ timeInvestment: 4, teamSize: 3, work: null })).toBe(
    '4 hours a week for each of 3 people',
  );
  expect(describeWorkflowHours({ timeInvestment: 0, teamSize: 3 })).toBeNull();
});
