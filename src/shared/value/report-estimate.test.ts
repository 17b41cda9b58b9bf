import { describe, expect, it } from 'vitest';
import { industryRatesUsdPerHour, industryRateUsdPerHour } from './industry-rates.ts';
import { moduleScreenSavings } from './module-screen-savings.ts';
import { departmentRateGbp, reportEstimate } from './report-estimate.ts';

describe('reportEstimate', () => {
  it('weights the departments by task count, as calculated by hand', () => {
    // 8 tasks x 2.5 = 20 h. (35.90 x 6 + 17.95 x 2) / 8 = 31.4125 GBP/h: 628.25 GBP, x 1.26 = 791.595 USD.
    const estimate = reportEstimate({
      tasksIdentified: 8,
      automateCount: 3,
      workflows: [
        { department: 'Finance', taskCount: 6 },
        { department: 'hr ', taskCount: 2 },
      ],
    });
    expect(estimate).toMatchObject({
      hoursPerMonth: 20,
      costGbpPerMonth: 628,
      costUsdPerMonth: 792,
      automationPotentialPercent: 38,
    });
    expect(estimate.averageRateGbpPerHour).toBeCloseTo(31.4125, 10);
  });

  it('counts a missing task count as 1', () => {
    const estimate = reportEstimate({
      tasksIdentified: 2,
      automateCount: 0,
      workflows: [{ department: 'IT' }, { department: 'Sales', taskCount: null }],
    });
    expect(estimate.averageRateGbpPerHour).toBeCloseTo((41 + 14.35) / 2);
  });

  it('is zero without tasks and uses the default rate without workflows', () => {
    expect(reportEstimate({ tasksIdentified: 0, automateCount: 0, workflows: [] })).toEqual({
      hoursPerMonth: 0,
      costGbpPerMonth: 0,
      costUsdPerMonth: 0,
      automationPotentialPercent: 0,
      averageRateGbpPerHour: 27.23,
    });
  });

  it.each([
    ['Finance', 35.9],
    ['HR', 17.95],
    ['IT', 41],
    ['Operations', 22.81],
    ['Marketing', 18.25],
    ['Sales', 14.35],
    ['Customer Service', 12.08],
    ['Legal', 33.85],
    ['Management', 45.1],
    ['Research', 23.1],
    ['Development', 35.2],
    ['Stable', 27.23],
  ])('uses the rate of %s: %d GBP an hour', (department, rate) => {
    expect(departmentRateGbp(department)).toBe(rate);
  });
});

describe('moduleScreenSavings', () => {
  it('uses 0.9, 0.4, and 0.1 of the hours at 40 USD', () => {
    const tasks = (['Automate', 'Optimize', 'Enhance'] as const).map((framework) => ({
      framework,
      timeInvestment: 10,
    }));
    expect(moduleScreenSavings(tasks)).toBe(2240);
  });
});

describe('industryRateUsdPerHour', () => {
  it('finds the entries of the table and falls back to the default', () => {
    expect(Object.keys(industryRatesUsdPerHour)).toEqual([
      'Technology',
      'Healthcare',
      'Finance',
      'Retail',
      'Manufacturing',
      'Education',
      'Legal',
      'default',
    ]);
    expect(industryRateUsdPerHour('Legal')).toBe(industryRatesUsdPerHour.Legal);
    expect(industryRateUsdPerHour('toString')).toBe(industryRatesUsdPerHour.default);
  });
});
