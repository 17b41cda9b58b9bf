import { expect, test } from 'vitest';
import { describeFirstStepsShare, describeFirstStepsTotal } from './describe-first-steps.ts';
import { moneyIn } from './money.ts';

const dollars = moneyIn(undefined);

const figures = (likely: number) => ({
  hoursPerWeek: 1,
  savedHoursPerMonth: { low: 0, likely: 1, high: 2 },
  savingsUsdPerMonth: { low: 0, likely, high: likely * 2 },
});
const tried = (likely: number) => ({
  trial: { ...figures(likely), workflow: 'Inquiries', tasks: [], help: 'draft replies', caution: null },
});

test('says how much of the headline the first steps would save', () => {
  const steps = [tried(960), tried(504), tried(78)];
  expect(describeFirstStepsShare(steps, 'simple', dollars)).toBe(
    'This counts every task in full. The first three steps would save about $1,500 of it.',
  );
  expect(describeFirstStepsShare(steps, 'advanced', dollars)).toContain(
    'about $1,500 a month at the junior rate',
  );
  expect(describeFirstStepsShare([tried(960)], 'trial', dollars)).toBe(
    'This counts every task in full. With the saved assumptions, the first step would save about $960 a month.',
  );
  expect(describeFirstStepsShare([], 'simple', dollars)).toBeNull();
});

test('adds up the savings of the first steps', () => {
  expect(describeFirstStepsTotal([tried(960), tried(78)], 'simple', dollars)).toContain(
    'Together, they would save about $1,000 a month; no',
  );
  expect(describeFirstStepsTotal([tried(960), tried(78)], 'advanced', dollars)).toContain(
    'a month at the junior rate; no',
  );
  expect(describeFirstStepsTotal([tried(960)], 'simple', dollars)).toBeNull();
});
