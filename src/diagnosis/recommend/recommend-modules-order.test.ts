import { describe, expect, it } from 'vitest';
import type { TaskTrait } from '#shared/schemas/task.ts';
import type { WorkflowFunction } from '#shared/schemas/workflow.ts';
import { company, module, recommend, task } from '#tests/support/recommend-samples.ts';

const moduleFor = (trait: TaskTrait) =>
  module({ id: trait, name: trait, capabilities: [{ trait, weight: 1 }] });

const rank = (rows: readonly [TaskTrait, string, WorkflowFunction][], hours: readonly number[] = []) =>
  recommend(
    rows.map(([trait, workflow], index) =>
      task({
        id: index + 1,
        name: `Do ${trait}`,
        workflow,
        traits: [trait],
        timeInvestment: hours[index] ?? 10,
      }),
    ),
    [...new Set(rows.map(([trait]) => trait))].map(moduleFor),
    company(rows.map(([, name, step]) => ({ name, function: step }))),
  ).map(({ id }) => id);

describe('the order of modules', () => {
  it('puts what the company delivers before customer service, billing, and the office', () => {
    expect(
      rank([
        ['remind', 'Hiring', 'run'],
        ['reconcile', 'Billing', 'paid'],
        ['schedule', 'Appointments', 'serve'],
        ['draft-text', 'Reports', 'deliver'],
      ]),
    ).toEqual(['draft-text', 'schedule', 'reconcile', 'remind']);
  });

  it('lets clearly higher savings outweigh the function', () => {
    const rows: [TaskTrait, string, WorkflowFunction][] = [
      ['draft-text', 'Reports', 'deliver'],
      ['schedule', 'Appointments', 'serve'],
    ];
    expect(rank(rows, [10, 12])[0]).toBe('draft-text');
    expect(rank(rows, [5, 30])[0]).toBe('schedule');
  });

  it("puts the trade's own work before work that every trade has", () => {
    const tasks = [
      task({ id: 1, workflow: 'Enquiries' }),
      task({ id: 2, workflow: 'Intake', traits: ['extract-data'] }),
    ];
    const modules = [moduleFor('answer-questions'), moduleFor('extract-data')];
    const order = (ofEveryTrade: boolean) =>
      recommend(
        tasks,
        modules,
        company([
          { name: 'Enquiries', ofEveryTrade },
          { name: 'Intake', ofEveryTrade: !ofEveryTrade },
        ]),
      ).map(({ id }) => id);
    expect(order(true)).toEqual(['extract-data', 'answer-questions']);
    expect(order(false)).toEqual(['answer-questions', 'extract-data']);
  });

  it('puts observed work before typical work', () => {
    const tasks = [
      task({ id: 1, basis: 'typical' }),
      task({ id: 2, workflow: 'Intake', traits: ['extract-data'], timeInvestment: 4 }),
    ];
    const [first] = recommend(tasks, [moduleFor('answer-questions'), moduleFor('extract-data')]);
    expect(first?.id).toBe('extract-data');
  });

  it('uses different workflows for the first three places', () => {
    const rows: [TaskTrait, string, WorkflowFunction][] = [
      ['draft-text', 'Reports', 'deliver'],
      ['extract-data', 'Reports', 'deliver'],
      ['analyse-data', 'Reports', 'deliver'],
      ['schedule', 'Appointments', 'serve'],
      ['remind', 'Offers', 'win'],
    ];
    expect(rank(rows, [30, 20, 15, 5, 5])).toEqual([
      'draft-text',
      'remind',
      'schedule',
      'extract-data',
      'analyse-data',
    ]);
  });

  it('gives the third place to delivery if it scores about as much, but not to a trifle', () => {
    const rows: [TaskTrait, string, WorkflowFunction][] = [
      ['schedule', 'Appointments', 'serve'],
      ['remind', 'Offers', 'win'],
      ['answer-questions', 'Questions', 'serve'],
      ['draft-text', 'Reports', 'deliver'],
    ];
    expect(rank(rows, [30, 29, 20, 11])[2]).toBe('draft-text');
    expect(rank(rows, [30, 29, 28, 4])[2]).toBe('answer-questions');
  });
});

describe('the work credited to a module', () => {
  it('counts a task for only one module, and says which', () => {
    const twin = module({ id: 'twin', name: 'Twin' });
    const [first, second] = recommend([task({})], [twin, module({})]);
    expect([first?.id, second?.id]).toEqual(['replies', 'twin']);
    expect(first?.claimed.savingsUsdPerMonth.likely).toBe(960);
    expect(second).toMatchObject({ savesUsdPerMonth: 0, paybackMonths: null, paysBack: false });
    expect(second?.reason).toBe(
      'It could help with “Answer enquiries” (Enquiries) as well. All of this work is already counted under Replies: choose one of the two.',
    );
  });

  it('gives a task to the module that fits it best, even if another serves it too', () => {
    // Both modules serve the questions, but the second gives them less weight. Only the second serves the entries.
    const tasks = [task({}), task({ id: 2, name: 'Enter orders', traits: ['enter-data'] })];
    const desk = module({
      id: 'desk',
      capabilities: [
        { trait: 'enter-data', weight: 3 },
        { trait: 'answer-questions', weight: 2 },
      ],
    });
    const found = recommend(tasks, [module({}), desk]);
    const tasksOf = (id: string) => found.find((one) => one.id === id)?.tasks.map(({ name }) => name);
    expect(tasksOf('replies')).toEqual(['Answer enquiries']);
    expect(tasksOf('desk')).toEqual(['Enter orders']);
  });

  it('gives a task to the second-best module if the best does not pay back', () => {
    const dear = module({ id: 'dear', category: 8 });
    const desk = module({
      capabilities: [
        { trait: 'answer-questions', weight: 3 },
        { trait: 'design', weight: 4 },
      ],
    });
    const [first] = recommend([task({})], [dear, desk]);
    expect(first).toMatchObject({ id: 'replies', savesUsdPerMonth: 960, paysBack: true });
  });

  it('has no payback at the low end if nothing is saved there', () => {
    const tasks = [task({ framework: 'Enhance', serviceValue: 8, replicabilityDifficulty: 8 })];
    const [first] = recommend(tasks, [module({ category: 1 })]);
    // 40 h a month * 0.10 * 30 USD = 120 USD; with 0.13, 156 USD. 1000 / 120 = 8.3 and 1000 / 156 = 6.4.
    // Nothing is saved at the low end.
    expect(first?.paybackMonths).toEqual({ low: 6.4, likely: 8.3, high: null });
  });
});

describe('a module that does not pay back', () => {
  it('comes last whatever its match, and states the limit in months', () => {
    // The limit for a price of 21000 USD is 12 months. 18.3 h a week save 1757 USD a month: 12 months. 18 h
    // save 1728 USD: 12.2 months.
    const dear = module({
      id: 'dear',
      category: 7,
      capabilities: [{ trait: 'answer-questions', weight: 1 }],
    });
    const small = moduleFor('schedule');
    const at = (hours: number) =>
      recommend(
        [task({ timeInvestment: hours }), task({ id: 2, traits: ['schedule'], timeInvestment: 1.5 })],
        [dear, small],
      );
    expect(at(18.3).map(({ paysBack }) => paysBack)).toEqual([true, true]);
    expect(at(18).map(({ id, paysBack }) => [id, paysBack])).toEqual([
      ['schedule', true],
      ['dear', false],
    ]);
    expect(at(18)[1]?.reasons.at(-1)).toBe(
      'On time saved alone, it takes more than 12 months to pay back its price of $21,000.',
    );
  });

  it('says if only a small part of it is needed', () => {
    // The task needs one of five equal capabilities: a fifth of 80.6% is 16%.
    const capabilities = (['answer-questions', 'design', 'plan', 'coach', 'match'] as const).map((trait) => ({
      trait,
      weight: 1,
    }));
    const [only] = recommend([task({})], [module({ capabilities })]);
    expect([only?.matchPercentage, only?.reasons.at(-1)]).toEqual([
      16,
      'You need only a small part of what it can do.',
    ]);
  });
});
