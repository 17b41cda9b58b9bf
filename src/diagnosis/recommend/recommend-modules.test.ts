import { describe, expect, it } from 'vitest';
import { recommendedModuleSchema } from '#shared/schemas/module.ts';
import type { Task } from '#shared/schemas/task.ts';
import { module, recommend, task } from '#tests/support/recommend-samples.ts';

describe('the match of a module', () => {
  it('has the match, credited value, and payback calculated by hand', () => {
    // Category 5 takes 2 days, so the half-need hours are 2 + 0.2 * 2 = 2.4.
    // The demand is 10 h: 10 / 12.4 = 80.6%.
    // 10 h a week * 4 weeks * 0.5 / 0.8 / 0.9 = 20 / 32 / 36 h.
    // At 30 USD an hour: 600 / 960 / 1080 USD a month.
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
    expect(first).toMatchObject({
      savesUsdPerMonth: 960,
      paysBack: true,
      paybackLimitMonths: 24,
      caution: null,
    });
    expect(first?.reason).toBe(
      'About 10 hours a week go into Enquiries; help with “Answer enquiries” could save about $960 a month.',
    );
    expect(first?.reasons).toEqual([first?.reason, 'Evidence for these tasks: 1 seen on the website.']);
  });

  it('weights a capability by how much of it is needed', () => {
    // One of two equal capabilities is needed: half of 80.6%.
    const capabilities = [
      { trait: 'answer-questions' as const, weight: 2 },
      { trait: 'draft-text' as const, weight: 2 },
    ];
    expect(recommend([task({})], [module({ capabilities })])[0]?.matchPercentage).toBe(40);
  });

  it('counts a partly served task in part', () => {
    // Half of the task's 10 h are served, and they count half, which is 2.5 h. 2.5 / (2.5 + 2.4) = 51%.
    const tasks = [task({ traits: ['answer-questions', 'schedule'] })];
    expect(recommend(tasks, [module({})])[0]?.matchPercentage).toBe(51);
  });

  it('weights tasks by framework and by basis', () => {
    // Optimize weighs 0.7 and typical 0.4, so 10 h count as 2.8 h. 2.8 / (2.8 + 2.4) = 53.8%.
    const tasks = [task({ framework: 'Optimize', basis: 'typical', replicabilityDifficulty: 5 })];
    const [first] = recommend(tasks, [module({})]);
    expect(first?.matchPercentage).toBe(54);
    expect(first?.reasons[1]).toContain('1 only typical for the industry (check first)');
  });

  it('excludes Creative modules from Automate tasks and Operational ones from Enhance tasks', () => {
    const both = [module({ id: 'op', category: 5 }), module({ id: 'cr', category: 1 })];
    const enhance = { framework: 'Enhance' as const, serviceValue: 8, replicabilityDifficulty: 8 };
    expect(recommend([task({})], both).map(({ id }) => id)).toEqual(['op']);
    expect(recommend([task(enhance)], both).map(({ id }) => id)).toEqual(['cr']);
    const optimize = { framework: 'Optimize' as const, replicabilityDifficulty: 5 };
    expect(new Set(recommend([task(optimize)], both).map(({ id }) => id))).toEqual(new Set(['op', 'cr']));
  });

  it('leaves out a module without tasks, and one that covers too little of a task', () => {
    expect(recommend([], [module({})])).toEqual([]);
    expect(recommend([task({ traits: ['care'] })], [module({})])).toEqual([]);
    expect(recommend([task({ traits: [] })], [module({})])).toEqual([]);
    const traits = ['answer-questions', 'care', 'hands-on'] as const;
    expect(recommend([task({ traits: [...traits] })], [module({})])).toEqual([]);
  });

  it('leaves out a task that needs only side capabilities of a module', () => {
    const capabilities = [
      { trait: 'translate' as const, weight: 4 },
      { trait: 'answer-questions' as const, weight: 1 },
    ];
    expect(recommend([task({})], [module({ capabilities })])).toEqual([]);
    const both = task({ traits: ['answer-questions', 'translate'] });
    expect(recommend([both], [module({ capabilities })])[0]?.tasks).toHaveLength(1);
  });

  it('takes no work from hands or care unless the served part outweighs them', () => {
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
});
