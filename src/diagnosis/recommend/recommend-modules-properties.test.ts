import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { defaultRates } from '#catalogue/rates/default-rates.ts';
import { taskTraits } from '#shared/schemas/task.ts';
import { figureTasks } from '#shared/value/task-figures.ts';
import { company, recommend, task } from '#tests/support/recommend-samples.ts';
import { minimumModuleMatch, recommendModules } from './recommend-modules.ts';

const anyTask = fc
  .record({
    workflow: fc.constantFrom('A', 'B'),
    requiresJudgment: fc.boolean(),
    serviceValue: fc.double({ min: 0, max: 10, noNaN: true }),
    replicabilityDifficulty: fc.double({ min: 0, max: 10, noNaN: true }),
    timeInvestment: fc.integer({ min: 0, max: 80 }).map((half) => half / 2),
    basis: fc.constantFrom('observed' as const, 'inferred' as const, 'typical' as const, 'told' as const),
    framework: fc.constantFrom('Automate' as const, 'Optimize' as const, 'Enhance' as const),
    traits: fc.subarray([...taskTraits], { maxLength: 4 }),
  })
  .map((over) => task(over));
const anyTasks = fc
  .array(anyTask, { maxLength: 25 })
  .map((tasks) => tasks.map((one, index) => ({ ...one, id: index + 1 })));

describe('for any tasks', () => {
  it('an additional task never lowers a match that is listed', () => {
    fc.assert(
      fc.property(anyTasks, anyTask, (tasks, added) => {
        const before = recommend(tasks, defaultProfile.modules);
        const after = new Map(
          recommend([...tasks, { ...added, id: 1000 }], defaultProfile.modules).map((one) => [
            one.id,
            one.matchPercentage,
          ]),
        );
        // If no module matches well, the closest ones are shown instead.
        const matching = before.filter((one) => one.matchPercentage >= minimumModuleMatch);
        for (const one of matching)
          expect(after.get(one.id) ?? 0).toBeGreaterThanOrEqual(one.matchPercentage);
      }),
      { numRuns: 60 },
    );
  });

  it('the list is never empty if a module serves the tasks', () => {
    fc.assert(
      fc.property(anyTask, (one) => {
        const served = recommend(
          [{ ...one, timeInvestment: 40, framework: 'Automate' }],
          defaultProfile.modules,
        );
        const little = recommend(
          [{ ...one, timeInvestment: 0.5, framework: 'Automate' }],
          defaultProfile.modules,
        );
        expect(little.length > 0).toBe(served.length > 0);
      }),
      { numRuns: 60 },
    );
  });

  it('the credited hours and savings never exceed the totals', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        const { figures } = figureTasks({
          tasks,
          workflows: [],
          assumptions: defaultRates.assumptions,
          companySize: '1-10',
          mode: 'advanced',
        });
        const found = recommendModules({
          tasks,
          company: company([{ name: 'A', function: 'deliver' }]),
          profile: defaultProfile,
          figures: new Map(figures.map((figure) => [figure.taskId, figure])),
        });
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(found.map((one) => one.claimed.hoursPerWeek))).toBeLessThanOrEqual(
          sum(figures.map((line) => line.hoursPerWeek)) + 1e-6,
        );
        expect(sum(found.map((one) => one.claimed.savingsUsdPerMonth.high))).toBeLessThanOrEqual(
          sum(figures.map((line) => line.savingsUsdPerMonth.high)) + 1e-6,
        );
        for (const one of found) expect(one.tasks.length).toBeGreaterThan(0);
        const credited = found.filter((one) => one.claimed.hoursPerWeek > 0).flatMap((one) => one.tasks);
        expect(new Set(credited.map(({ id }) => id)).size).toBe(credited.length);
        expect(found.map(({ paysBack }) => paysBack)).toEqual(
          found.map(({ paysBack }) => paysBack).toSorted((a, b) => Number(b) - Number(a)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('the result does not depend on the order of tasks or modules', () => {
    fc.assert(
      fc.property(anyTasks, fc.infiniteStream(fc.double({ noNaN: true })), (tasks, keys) => {
        const shuffle = <T>(rows: readonly T[]): T[] =>
          rows
            .map((row) => ({ row, key: keys.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ row }) => row);
        expect(recommend(shuffle(tasks), shuffle(defaultProfile.modules))).toEqual(
          recommend(tasks, defaultProfile.modules),
        );
      }),
      { numRuns: 60 },
    );
  });
});
