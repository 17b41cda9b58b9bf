import { expect, test } from 'vitest';
import { describeFirstStepsTotal, describeRecommended } from './describe-recommended.ts';

const module = (likely: number, paysBack = true) => ({
  paysBack,
  claimed: {
    hoursPerWeek: 1,
    savedHoursPerMonth: { low: 0, likely: 1, high: 2 },
    savingsUsdPerMonth: { low: 0, likely, high: likely * 2 },
  },
});

test('says how much of the headline the recommended modules would save, and never counts the others', () => {
  const modules = [module(960), module(504), module(4000, false)];
  expect(describeRecommended(modules, 'simple')).toBe(
    'This counts every task in full. The 2 recommended modules would save about $1,500 of it.',
  );
  expect(describeRecommended(modules, 'advanced')).toContain('about $1,500 a month at the junior rate');
  expect(describeRecommended(modules.slice(0, 1), 'trial')).toBe(
    'This counts every task in full. With the saved assumptions, the recommended module would save about $960 a month.',
  );
  expect(describeRecommended(modules.slice(2), 'simple')).toBeNull();
});

test('adds up the savings of the first steps, with or without a module', () => {
  const savingsUsdPerMonth = { low: 0, likely: 960, high: 2000 };
  const bought = { module: { id: 'm', hoursPerWeek: 8, savingsUsdPerMonth, costUsd: 2000 }, trial: null };
  const tried = {
    module: null,
    trial: { ...module(78).claimed, workflow: 'Inquiries', tasks: [], help: 'draft replies', caution: null },
  };
  expect(describeFirstStepsTotal([bought, tried], 'simple')).toContain('Together, about $1,000 a month; no');
  expect(describeFirstStepsTotal([bought, tried], 'advanced')).toContain('a month at the junior rate; no');
  expect(describeFirstStepsTotal([bought, { module: null, trial: null }], 'simple')).toBeNull();
});
