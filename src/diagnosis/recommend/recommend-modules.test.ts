import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { defaultRates } from '#catalogue/rates/default-rates.ts';
import { recommendedModuleSchema } from '#shared/schemas/module.ts';
import type { ModuleDefinition } from '#shared/schemas/profile.ts';
import { type Task, taskTraits } from '#shared/schemas/task.ts';
import { calculateValue } from '#shared/value/calculate-value.ts';
import { recommendModules } from './recommend-modules.ts';

const task = (over: Partial<Task>): Task => ({
  id: 1,
  name: 'Answer enquiries',
  workflow: 'Enquiries',
  description: null,
  framework: 'Automate',
  requiresJudgment: false,
  assignedRole: null,
  serviceValue: 2,
  replicabilityDifficulty: 2,
  timeInvestment: 10,
  basis: 'observed',
  evidence: [],
  factors: null,
  traits: ['answer-questions'],
  ...over,
});

const module = (over: Partial<ModuleDefinition>): ModuleDefinition => ({
  id: 'replies',
  name: 'Replies',
  category: 5,
  description: 'Drafts answers.',
  capabilities: [{ trait: 'answer-questions', weight: 1 }],
  benefits: ['Quicker answers'],
  developmentSteps: ['Collect', 'Set up'],
  prerequisites: [],
  dataNeeded: [],
  risks: [],
  staysWithPeople: [],
  dependsOn: [],
  ...over,
});

function recommend(tasks: Task[], modules: ModuleDefinition[]) {
  const { lines } = calculateValue({
    tasks,
    workflows: [],
    assumptions: defaultRates.assumptions,
    companySize: '11-50',
    mode: 'simple',
  });
  return recommendModules({ tasks, profile: { modules }, valueLines: lines });
}

describe('recommendModules', () => {
  it('computes match, claimed value and payback as worked by hand', () => {
    // Category 5 takes 2 days: half needed at 2 + 0.2 * 2 = 2.4 h. Demand 10 h: 10 / 12.4 = 80.6 %.
    // 10 h a week * 4 weeks * 0.5 / 0.8 / 0.9 = 20 / 32 / 36 h, at 30 USD: 600 / 960 / 1080 USD a month.
    // 2000 USD / 1080 = 1.85, / 960 = 2.08, / 600 = 3.33 months.
    const [first] = recommend([task({})], [module({})]);
    expect(first).toMatchObject({
      id: 'replies',
      type: 'Operational',
      price: 2000,
      implementationTime: 2,
      infrastructure: 'LLM Only',
      dependencies: 'Fully Independent',
      customRangeUsd: { low: 6000, high: 10_000 },
      matchPercentage: 81,
      claimed: {
        hoursPerWeek: 10,
        savedHoursPerMonth: { low: 20, likely: 32, high: 36 },
        savingsUsdPerMonth: { low: 600, likely: 960, high: 1080 },
      },
      paybackMonths: { low: 1.9, likely: 2.1, high: 3.3 },
      tasks: [{ id: 1, name: 'Answer enquiries', workflow: 'Enquiries', hoursPerWeek: 10 }],
    });
    expect(recommendedModuleSchema.parse(first)).toEqual(first);
    expect(first?.reasons).toEqual([
      'Serves your 1 task, 10 hours a week for one person.',
      'Most needed here for answering questions.',
      'How these tasks are known: 1 seen on the website.',
    ]);
  });

  it('weighs a capability by what is needed of it', () => {
    // One of two equal capabilities is needed: half of 80.6 %.
    const capabilities = [
      { trait: 'answer-questions' as const, weight: 2 },
      { trait: 'draft-text' as const, weight: 2 },
    ];
    expect(recommend([task({})], [module({ capabilities })])[0]?.matchPercentage).toBe(40);
  });

  it('counts a task that it serves in part only in part', () => {
    // Half of the task's 10 h are served, and they count half: 2.5 h; 2.5 / (2.5 + 2.4) = 51 %.
    const tasks = [task({ traits: ['answer-questions', 'schedule'] })];
    expect(recommend(tasks, [module({})])[0]?.matchPercentage).toBe(51);
  });

  it('weighs tasks by framework and by how they are known', () => {
    // Optimize 0.7 and typical 0.4: 10 h count as 2.8 h; 2.8 / (2.8 + 2.4) = 53.8 %.
    const tasks = [task({ framework: 'Optimize', basis: 'typical', replicabilityDifficulty: 5 })];
    const [first] = recommend(tasks, [module({})]);
    expect(first?.matchPercentage).toBe(54);
    expect(first?.reasons[2]).toContain('1 only typical for the industry, so check them first');
  });

  it('keeps Creative modules off Automate tasks and Operational ones off Enhance tasks', () => {
    const both = [module({ id: 'op', category: 5 }), module({ id: 'cr', category: 1 })];
    const enhance = { framework: 'Enhance' as const, serviceValue: 8, replicabilityDifficulty: 8 };
    expect(recommend([task({})], both).map(({ id }) => id)).toEqual(['op']);
    expect(recommend([task(enhance)], both).map(({ id }) => id)).toEqual(['cr']);
    const optimize = { framework: 'Optimize' as const, replicabilityDifficulty: 5 };
    expect(new Set(recommend([task(optimize)], both).map(({ id }) => id))).toEqual(new Set(['op', 'cr']));
  });

  it('leaves out a module without a task, and one that covers too little of the task', () => {
    expect(recommend([], [module({})])).toEqual([]);
    expect(recommend([task({ traits: ['care'] })], [module({})])).toEqual([]);
    expect(recommend([task({ traits: [] })], [module({})])).toEqual([]);
    const traits = ['answer-questions', 'care', 'hands-on'] as const;
    expect(recommend([task({ traits: [...traits] })], [module({})])).toEqual([]);
  });

  it('leaves out a task that asks only for what a module does by the way', () => {
    const capabilities = [
      { trait: 'translate' as const, weight: 4 },
      { trait: 'answer-questions' as const, weight: 1 },
    ];
    expect(recommend([task({})], [module({ capabilities })])).toEqual([]);
    const both = task({ traits: ['answer-questions', 'translate'] });
    expect(recommend([both], [module({ capabilities })])[0]?.tasks).toHaveLength(1);
  });

  it('counts no hour twice where modules overlap, and says whose the hours are', () => {
    // Both serve the same task; the cheaper of two equal matches stands first and takes all of it.
    const twin = module({ id: 'twin', name: 'Twin' });
    const [first, second] = recommend([task({})], [twin, module({})]);
    expect([first?.id, second?.id]).toEqual(['replies', 'twin']);
    expect(first?.claimed.savingsUsdPerMonth.likely).toBe(960);
    expect(second?.claimed.savingsUsdPerMonth.likely).toBe(0);
    expect(second?.paybackMonths).toBeNull();
    expect(second?.reasons.at(-1)).toBe(
      'All of this work is already counted under Replies: choose one of the two.',
    );
  });

  it('shares a task between modules that take different parts of it', () => {
    const tasks = [task({ traits: ['answer-questions', 'enter-data'] })];
    const entry = module({ id: 'entry', capabilities: [{ trait: 'enter-data', weight: 1 }] });
    const both = recommend(tasks, [module({}), entry]);
    expect(both.map((one) => one.claimed.savingsUsdPerMonth.likely)).toEqual([480, 480]);
  });

  it('puts a module whose work is mostly taken behind one with work of its own', () => {
    // The twin's 10 h are all taken; the other's 2 h are its own: 192 USD a month for 2000 USD, 10.4 months.
    const tasks = [task({}), task({ id: 2, traits: ['schedule'], timeInvestment: 2 })];
    const twin = module({ id: 'twin', name: 'Twin' });
    const planner = module({ id: 'planner', capabilities: [{ trait: 'schedule', weight: 1 }] });
    const order = recommend(tasks, [planner, twin, module({})]).map(({ id }) => id);
    expect(order).toEqual(['replies', 'planner', 'twin']);
  });

  it('puts last what does not pay its price within two years, says so, and lets others have its hours', () => {
    // 21000 USD for 10 h a week, 960 USD a month: 21.9 months. With 9 h, 864 USD: 24.3 months.
    const dear = module({
      id: 'dear',
      category: 7,
      capabilities: [{ trait: 'answer-questions', weight: 1 }],
    });
    const cheap = module({
      capabilities: [
        { trait: 'answer-questions', weight: 1 },
        { trait: 'design', weight: 1.5 },
      ],
    });
    const inTime = recommend([task({})], [dear, cheap]);
    expect(inTime.map(({ id, matchPercentage }) => [id, matchPercentage])).toEqual([
      ['dear', 62],
      ['replies', 32],
    ]);
    const [first, second] = recommend([task({ timeInvestment: 9 })], [dear, cheap]);
    expect([first?.id, first?.claimed.savingsUsdPerMonth.likely]).toEqual(['replies', 864]);
    expect([second?.id, second?.claimed.savingsUsdPerMonth.likely]).toEqual(['dear', 0]);
    expect(second?.reasons.at(-1)).toContain('already counted under Replies');
    const alone = recommend([task({ timeInvestment: 9 })], [dear]);
    expect(alone[0]?.reasons.at(-1)).toBe(
      'By saved hours alone it takes longer than 24 months to pay for itself.',
    );
  });

  it('says where only a small part of a module is needed', () => {
    // One of five equal capabilities: a fifth of 80.6 % is 16 %.
    const capabilities = (['answer-questions', 'design', 'plan', 'coach', 'match'] as const).map((trait) => ({
      trait,
      weight: 1,
    }));
    const [only] = recommend([task({})], [module({ capabilities })]);
    expect([only?.matchPercentage, only?.reasons.at(-1)]).toEqual([
      16,
      'Only a small part of what it can do is needed here.',
    ]);
  });

  it('takes no work from hands or care unless what it takes outweighs them', () => {
    const held = (...traits: Task['traits']) => recommend([task({ traits })], [checker]).length;
    const checker = module({
      capabilities: [
        { trait: 'check-rules', weight: 2 },
        { trait: 'enter-data', weight: 2 },
      ],
    });
    expect(held('check-rules')).toBe(1);
    expect(held('check-rules', 'hands-on')).toBe(0);
    expect(held('care', 'check-rules')).toBe(0);
    expect(held('check-rules', 'hands-on', 'enter-data')).toBe(1);
  });

  it('has no payback at the low end where nothing is saved there', () => {
    const tasks = [task({ framework: 'Enhance', serviceValue: 8, replicabilityDifficulty: 8 })];
    const [first] = recommend(tasks, [module({ category: 1 })]);
    // 40 h a month * 0.10 * 30 USD = 120; 0.13: 156. 1000 / 120 = 8.3, / 156 = 6.4; nothing saved at the low end.
    expect(first?.paybackMonths).toEqual({ low: 6.4, likely: 8.3, high: null });
  });
});

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

describe('whatever the tasks', () => {
  it('one more task never lowers a match', () => {
    fc.assert(
      fc.property(anyTasks, anyTask, (tasks, added) => {
        const before = recommend(tasks, defaultProfile.modules);
        const after = new Map(
          recommend([...tasks, { ...added, id: 1000 }], defaultProfile.modules).map((one) => [
            one.id,
            one.matchPercentage,
          ]),
        );
        for (const one of before) expect(after.get(one.id) ?? 0).toBeGreaterThanOrEqual(one.matchPercentage);
      }),
      { numRuns: 60 },
    );
  });

  it('the claimed hours and savings never exceed what there is', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        const { lines } = calculateValue({
          tasks,
          workflows: [],
          assumptions: defaultRates.assumptions,
          companySize: '1-10',
          mode: 'advanced',
        });
        const found = recommendModules({ tasks, profile: defaultProfile, valueLines: lines });
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(found.map((one) => one.claimed.hoursPerWeek))).toBeLessThanOrEqual(
          sum(lines.map((line) => line.hoursPerWeek)) + 1e-6,
        );
        expect(sum(found.map((one) => one.claimed.savingsUsdPerMonth.high))).toBeLessThanOrEqual(
          sum(lines.map((line) => line.savingsUsdPerMonth.high)) + 1e-6,
        );
        for (const one of found) expect(one.tasks.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('the answer does not depend on the order of tasks or modules', () => {
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
