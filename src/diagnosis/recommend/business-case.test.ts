import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { defaultRates } from '#catalogue/rates/default-rates.ts';
import { businessCaseSchema } from '#shared/schemas/business-case.ts';
import type { CompanyTeam, ModeledWork } from '#shared/schemas/company-model.ts';
import type { ModuleDefinition } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import { describeBusinessCase, describeBusinessCaseBasis } from '#shared/text/describe-business-case.ts';
import { moneyIn } from '#shared/text/money.ts';
import { calculateValue } from '#shared/value/calculate-value.ts';
import { figureTasks, type ValueInput } from '#shared/value/task-figures.ts';
import { company, module, task } from '#tests/support/recommend-samples.ts';
import { buildBusinessCase } from './business-case.ts';
import { recommendModules } from './recommend-modules.ts';

const decide = (
  tasks: Task[],
  definitions: ModuleDefinition[],
  over: Partial<Pick<ValueInput, 'workflows' | 'team'>> = {},
) => {
  const input = {
    tasks,
    workflows: [],
    assumptions: defaultRates.assumptions,
    companySize: '11-50',
    mode: 'simple',
    ...over,
  } as const;
  const figures = new Map(figureTasks(input).figures.map((figure) => [figure.taskId, figure]));
  const modules = recommendModules({ tasks, company: company(), profile: { modules: definitions }, figures });
  const value = calculateValue(input);
  return { modules, value, business: buildBusinessCase({ tasks, modules, definitions, figures, value }) };
};

const desk = module({ id: 'desk', name: 'Desk', capabilities: [{ trait: 'schedule', weight: 1 }] });
/** 10 h of questions a week save 600 / 960 / 1080 USD a month. 5 h of scheduling save half of that. */
const twoTasks = [task({}), task({ id: 2, workflow: 'Visits', traits: ['schedule'], timeInvestment: 5 })];

describe('the business case', () => {
  it('has cost, savings, net after twelve months, and break-even by module and in total', () => {
    const { business } = decide(twoTasks, [module({}), desk]);
    expect(businessCaseSchema.parse(business)).toEqual(business);
    expect(business.modules).toEqual([
      {
        moduleId: 'replies',
        name: 'Replies',
        costUsd: 2000,
        savingsUsdPerMonth: { low: 600, likely: 960, high: 1080 },
        netUsdAfter12Months: { low: 5200, likely: 9520, high: 10_960 },
        breakEvenMonths: { low: 1.9, likely: 2.1, high: 3.3 },
      },
      expect.objectContaining({ moduleId: 'desk', costUsd: 2000 }),
    ]);
    expect(business.total).toMatchObject({
      costUsd: 4000,
      savingsUsdPerMonth: { low: 900, likely: 1440, high: 1620 },
      netUsdAfter12Months: { low: 6800, likely: 13_280, high: 15_440 },
      breakEvenMonths: { low: 2.5, likely: 2.8, high: 4.4 },
    });
    expect(describeBusinessCase(business, moneyIn(undefined))).toMatchObject({
      rows: [
        {
          name: 'Replies',
          cost: { both: '$2,000' },
          savings: { both: '$960', range: '$600 to $1,100' },
          net: { both: '$9,500', range: '$5,200 to $11,000' },
          breakEven: 'About 2 months (2 to 3)',
        },
        { name: 'Desk' },
      ],
      total: { name: 'All 2 modules', cost: { both: '$4,000' }, savings: { both: '$1,400' } },
    });
  });

  it("leaves out modules that don't pay back, and says so", () => {
    const dear = module({ id: 'dear', category: 8, capabilities: [{ trait: 'schedule', weight: 1 }] });
    const { business } = decide(twoTasks, [module({}), dear]);
    expect(business.modules.map(({ moduleId }) => moduleId)).toEqual(['replies']);
    expect(business).toMatchObject({ leftOut: 1, total: { costUsd: 2000 }, allTasksUsdPerMonth: 1440 });
    expect(describeBusinessCaseBasis(business, moneyIn(undefined))).toEqual([
      'We count hours saved at the junior rate, $30 an hour, from the day a module is in use. You pay each price once; running costs are not included.',
      'The total of $1,400 a month on the dashboard counts every task in full; these modules save $960 of it, and no hour counts twice.',
      '1 module that doesn’t pay back in time is listed separately and is not counted here.',
    ]);
  });

  it("lists prerequisites and modules that don't pay back by themselves", () => {
    const base = module({ id: 'base', name: 'Base', category: 8, capabilities: desk.capabilities });
    const { business } = decide(twoTasks, [module({ dependsOn: ['base'] }), base]);
    expect(business).toMatchObject({
      leftOut: 0,
      prerequisites: [{ moduleId: 'base', name: 'Base', costUsd: 30_000 }],
      total: { costUsd: 2000 },
    });
    expect(describeBusinessCaseBasis(business, moneyIn(undefined)).at(-1)).toBe(
      'The plan also introduces Base ($30,000): prerequisites of these modules, or modules that don’t pay back on their own. With them, the one-time cost is $32,000.',
    );
  });

  it('has no total without recommended modules', () => {
    const { business } = decide([task({ timeInvestment: 0.5 })], [module({})]);
    expect([business.total, business.modules, business.leftOut]).toEqual([null, [], 1]);
    expect([
      describeBusinessCase(business, moneyIn(undefined)),
      describeBusinessCaseBasis(business, moneyIn(undefined)),
    ]).toEqual([null, []]);
  });

  it('adds up costs and likely savings, but not the ends of independent uncertainties', () => {
    const work: ModeledWork = {
      groups: { '43': { low: 0.1, likely: 0.2, high: 0.4 } },
      grows: 'customers',
      isCore: false,
    };
    const team: CompanyTeam = {
      headcount: { low: 20, likely: 30, high: 45, source: { kind: 'entered' } },
      staffing: { '43': 1 },
      staffingSource: { text: '', url: '', sector: '', because: null },
    };
    const workflows = ['Enquiries', 'Visits'].map((name) => ({ name, teamSize: 9, teamRoles: [], work }));
    const tasks = twoTasks.map((one) => ({ ...one, hoursShare: 0.7 }));
    const { business, modules, value } = decide(tasks, [module({}), desk], { workflows, team });
    const [one, two] = business.modules.map(({ savingsUsdPerMonth }) => savingsUsdPerMonth);
    const total = business.total?.savingsUsdPerMonth;
    if (!one || !two || !total) throw new Error('Both modules are recommended');
    expect(total.likely).toBeCloseTo(one.likely + two.likely);
    expect(total.low).toBeGreaterThan(one.low + two.low);
    expect(total.high).toBeLessThan(one.high + two.high);
    expect(Math.round(total.likely)).toBe(value.monthlyTotal);
    expect(Math.round(total.low)).toBe(value.ranges.monthlyTotal.low);
    // 30 people x 40 h x 20% x 70%: the card shows the hours of everyone who does the task.
    expect(modules.map(({ tasks: [served] }) => served?.hoursPerWeek)).toEqual([168, 168]);
  });

  it('never exceeds the headline, whatever the tasks', () => {
    const anyTasks = fc.array(
      fc.record({
        workflow: fc.constantFrom('A', 'B'),
        timeInvestment: fc.integer({ min: 1, max: 80 }),
        traits: fc.subarray(['answer-questions', 'schedule', 'draft-text', 'extract-data'] as const),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(anyTasks, (rows) => {
        const tasks = rows.map((row, index) => task({ ...row, id: index + 1 }));
        const { business, value } = decide(tasks, defaultProfile.modules);
        const costs = business.modules.reduce((sum, { costUsd }) => sum + costUsd, 0);
        const saved = business.modules.reduce((sum, one) => sum + one.savingsUsdPerMonth.likely, 0);
        expect(business.total?.costUsd ?? 0).toBe(costs);
        expect(business.total?.savingsUsdPerMonth.likely ?? 0).toBeCloseTo(saved);
        expect(saved).toBeLessThanOrEqual(value.monthlyTotal + 1);
      }),
      { numRuns: 60 },
    );
  });
});
