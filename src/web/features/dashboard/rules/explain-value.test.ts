import { expect, it } from 'vitest';
import type { Assumptions } from '#shared/schemas/rates.ts';
import { calculateValue } from '#shared/value/calculate-value.ts';
import { explainByFramework, explainByRate, hoursSavedOf } from './explain-value.ts';

const assumptions: Assumptions = {
  savedShare: {
    Automate: { low: 0.5, likely: 0.8, high: 0.9 },
    Optimize: { low: 0.25, likely: 0.4, high: 0.55 },
    Enhance: { low: 0, likely: 0.1, high: 0.13 },
  },
  juniorRateUsdPerHour: 30,
  conversionRate: 0.2,
  roleRatesUsdPerHour: { 'Project Manager': 80 },
  countWholeTeam: false,
  adoptionShare: 1,
};

const easy = { workflow: 'W', requiresJudgment: false, serviceValue: 2, replicabilityDifficulty: 2 };
const tasks = [
  { id: 1, ...easy, timeInvestment: 10, assignedRole: 'Project Manager' },
  { id: 2, ...easy, timeInvestment: 5, assignedRole: null },
  { id: 3, ...easy, replicabilityDifficulty: 5, timeInvestment: 4, assignedRole: 'Nobody we know' },
];
const input = { tasks, workflows: [], assumptions, companySize: '', mode: 'advanced' } as const;

it('sums the lines by framework and leaves out those without tasks', () => {
  const value = calculateValue(input);
  const lines = explainByFramework(value);
  expect(lines.map((line) => [line.framework, line.tasks, line.hoursPerWeek])).toEqual([
    ['Automate', 2, 15],
    ['Optimize', 1, 4],
  ]);
  expect(lines[0]?.savedHoursPerMonth).toEqual({ low: 30, likely: 48, high: 54 });
  const total = lines.reduce((usd, line) => usd + line.savingsUsdPerMonth.likely, 0);
  expect(Math.round(total)).toBe(value.monthlyTotal);
});

it('gives the same hours by framework to the bars and to the table', () => {
  const value = calculateValue({
    ...input,
    tasks: tasks.map((task) => ({ ...task, timeInvestment: 22.639 })),
  });
  const [automate] = explainByFramework(value);
  // The summary rounds 144.9 to 145, which would round again to 150.
  expect(automate?.savedHoursPerMonth.likely).toBeCloseTo(144.9, 1);
  expect(hoursSavedOf(value).Automate).toBe(automate?.savedHoursPerMonth.likely);
});

it('sums the lines by role and rate, largest first', () => {
  const value = calculateValue(input);
  const roles = new Map(tasks.map((task) => [task.id, task.assignedRole]));
  const lines = explainByRate(value, (id) => roles.get(id) ?? null);
  expect(lines.map((line) => [line.role, line.rateUsdPerHour, Math.round(line.savingsUsdPerMonth)])).toEqual([
    ['Project Manager', 80, 2560],
    [null, 30, 480],
    ['Nobody we know', 30, 192],
  ]);
});
