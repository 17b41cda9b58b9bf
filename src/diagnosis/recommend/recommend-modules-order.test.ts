import { describe, expect, it } from 'vitest';
import { module, recommend, task } from '#tests/support/recommend-samples.ts';

describe('what modules are credited with, and their order', () => {
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

  it('puts last what does not pay its price in time, says so, and lets others have its hours', () => {
    // A price of 21000 USD has 12 months: 18.3 h a week save 1757 USD a month, 12 months; 18 h 1728 USD, 12.2 months.
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
    const inTime = recommend([task({ timeInvestment: 18.3 })], [dear, cheap]);
    expect(inTime.map(({ id, matchPercentage }) => [id, matchPercentage])).toEqual([
      ['dear', 75],
      ['replies', 35],
    ]);
    const [first, second] = recommend([task({ timeInvestment: 18 })], [dear, cheap]);
    expect([first?.id, first?.claimed.savingsUsdPerMonth.likely]).toEqual(['replies', 1728]);
    expect([second?.id, second?.claimed.savingsUsdPerMonth.likely]).toEqual(['dear', 0]);
    expect(second?.reasons.at(-1)).toContain('already counted under Replies');
    const alone = recommend([task({ timeInvestment: 18 })], [dear]);
    expect(alone[0]?.reasons.at(-1)).toBe(
      'Consider it later: hours that nobody has measured yet should pay back $21,000 within 12 months.',
    );
    const slow = recommend([task({ timeInvestment: 2.5 })], [module({ category: 6 })]);
    expect(slow[0]?.reasons.at(-1)).toBe(
      'By saved hours alone it takes longer than 24 months to pay for itself.',
    );
  });

  it('puts what pays for itself within a year before a better match that takes longer', () => {
    // 6000 USD for 5 h a week, 480 USD a month: 12.5 months. 2000 USD for 3 h, 288 USD: 6.9 months.
    const tasks = [task({ timeInvestment: 5 }), task({ id: 2, traits: ['schedule'], timeInvestment: 3 })];
    const slower = module({ id: 'slower', category: 6 });
    const capabilities = [
      { trait: 'schedule' as const, weight: 2 },
      { trait: 'design' as const, weight: 1 },
    ];
    const quick = module({ id: 'quick', capabilities });
    expect(recommend(tasks, [slower, quick]).map(({ id, matchPercentage }) => [id, matchPercentage])).toEqual(
      [
        ['quick', 37],
        ['slower', 61],
      ],
    );
  });

  it('puts what asks a large price on a weak case behind what asks a small one', () => {
    // 10 h serve both: 21000 USD in 21.9 months is too slow; of the small one less than a fifth is needed.
    const dear = module({ id: 'dear', category: 7 });
    const small = module({
      id: 'small',
      capabilities: (['schedule', 'design', 'plan', 'coach', 'match'] as const).map((trait) => ({
        trait,
        weight: 1,
      })),
    });
    const tasks = [task({}), task({ id: 2, traits: ['schedule'], timeInvestment: 10 })];
    expect(recommend(tasks, [dear, small]).map(({ id, matchPercentage }) => [id, matchPercentage])).toEqual([
      ['small', 16],
      ['dear', 62],
    ]);
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

  it('has no payback at the low end where nothing is saved there', () => {
    const tasks = [task({ framework: 'Enhance', serviceValue: 8, replicabilityDifficulty: 8 })];
    const [first] = recommend(tasks, [module({ category: 1 })]);
    // 40 h a month * 0.10 * 30 USD = 120; 0.13: 156. 1000 / 120 = 8.3, / 156 = 6.4; nothing saved at the low end.
    expect(first?.paybackMonths).toEqual({ low: 6.4, likely: 8.3, high: null });
  });
});
