import { expect, test } from 'vitest';
import { describeWorkflowHours, teamHoursOf } from './describe-hours.ts';

const work = { groups: {}, grows: 'customers' as const, isCore: false };

test('hours from the company model cover everyone who does the work, and say how many are in its tasks', () => {
  const booking = { timeInvestment: 8.12, unlistedHours: 6.64, teamSize: 3, work };
  expect(teamHoursOf(booking)).toBeCloseTo(24.36);
  expect(describeWorkflowHours(booking)).toBe(
    'about 44 hours a week shared by up to 3 people, 24 of those hours in its tasks',
  );
  expect(describeWorkflowHours({ timeInvestment: 1.02, unlistedHours: 0.83, teamSize: 1, work })).toBe(
    'about 1.9 hours a week for one person, 1 of those hours in its tasks',
  );
  expect(describeWorkflowHours({ timeInvestment: 12.3, unlistedHours: 10.06, teamSize: 1240, work })).toBe(
    'about 28,000 hours a week shared by up to 1,240 people, 15,000 of those hours in its tasks',
  );
});

test('typed hours stay as typed', () => {
  expect(describeWorkflowHours({ timeInvestment: 12.5, unlistedHours: 0, teamSize: 1 })).toBe(
    '12.5 hours a week',
  );
  expect(describeWorkflowHours({ timeInvestment: 1, unlistedHours: 0, teamSize: 1, work: null })).toBe(
    '1 hour a week',
  );
  expect(describeWorkflowHours({ timeInvestment: 4, unlistedHours: 0, teamSize: 3, work: null })).toBe(
    '4 hours a week for each of 3 people',
  );
  expect(describeWorkflowHours({ timeInvestment: 4, unlistedHours: 0, teamSize: 1, work })).toBe(
    'about 4 hours a week for one person',
  );
  expect(describeWorkflowHours({ timeInvestment: 0, unlistedHours: 0, teamSize: 3 })).toBeNull();
});
