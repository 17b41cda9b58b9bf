import { expect, test } from 'vitest';
import { ratesSchema } from '#shared/schemas/rates.ts';
import { defaultRates } from './default-rates.ts';

test('the default rates are valid and as decided', () => {
  expect(ratesSchema.parse(defaultRates)).toEqual(defaultRates);
  expect(defaultRates.assumptions.savedShare).toEqual({
    Automate: { low: 0.5, likely: 0.8, high: 0.9 },
    Optimize: { low: 0.25, likely: 0.4, high: 0.55 },
    Enhance: { low: 0, likely: 0.1, high: 0.13 },
  });
  expect(defaultRates.assumptions.juniorRateUsdPerHour).toBe(30);
  expect(defaultRates.assumptions.conversionRate).toBe(0.2);
  expect(defaultRates.assumptions.countWholeTeam).toBe(false);
  expect(defaultRates.assumptions.adoptionShare).toBe(1);
});

test.each([
  ['Operations Strategy Consultant', 100],
  ['Financial Analyst', 50],
  ['Project Manager', 80],
  ['Data Analyst', 45],
  ['Business Analyst', 65],
  ['Administrative Assistant', 30],
  ['Manufacturing Consultant', 90],
  ['Operations Manager', 95],
  ['Process Improvement Specialist', 75],
  ['Quality Assurance Specialist', 65],
  ['Logistics Coordinator', 60],
  ['Strategy Manager', 120],
  ['Product Development Lead', 110],
  ['Procurement Specialist', 85],
  ['Operations Analyst', 70],
  ['Project Coordinator', 65],
  ['Data Scientist', 90],
  ['Strategy Consultant', 150],
  ['Customer Experience Specialist', 80],
  ['Service Operations Manager', 85],
  ['Engagement Manager', 140],
  ['Associate Consultant', 85],
  ['Supply Chain Analyst', 70],
])('sets the rate of a %s to %i USD per hour', (role, rate) => {
  expect(defaultRates.assumptions.roleRatesUsdPerHour[role]).toBe(rate);
});

test('has exactly 23 role rates', () => {
  expect(Object.keys(defaultRates.assumptions.roleRatesUsdPerHour)).toHaveLength(23);
});

test('cites a source with an address for each published figure', () => {
  const sources = [
    ...Object.values(defaultRates.sources.savedShare),
    defaultRates.sources.juniorRateUsdPerHour,
    defaultRates.sources.conversionRate,
  ];
  const published = sources.filter((source) => source.kind === 'published');
  expect(published.length).toBeGreaterThan(0);
  for (const source of published) expect(source.url).toMatch(/^https:\/\//);
});
