import { describe, expect, it } from 'vitest';
import { defaultPaybackLimits, paybackLimitOf } from '#shared/recommendations/payback-limits.ts';
import type { RecommendedModule } from '#shared/schemas/module.ts';
import { roadmapSchema } from '#shared/schemas/roadmap.ts';
import type { Task } from '#shared/schemas/task.ts';
import { task as anyTask, company as companyOf, figuresOf } from '#tests/support/recommend-samples.ts';
import { type BuildRoadmapInput, buildRoadmap } from './build-roadmap.ts';

const company = { workflows: new Map(), trades: new Set<string>(), fields: new Set<never>() };
const roadmapOf = ({ tasks, modules }: Pick<BuildRoadmapInput, 'tasks' | 'modules'>) =>
  buildRoadmap({ tasks, modules, company, figures: figuresOf(tasks) });

const task = (over: Partial<Task>) =>
  anyTask({
    name: 'Enter orders',
    workflow: 'Orders',
    timeInvestment: 6,
    traits: ['enter-data'],
    ...over,
  });

const module = (
  id: string,
  days: number,
  likely: number | null,
  over: Partial<RecommendedModule> = {},
): RecommendedModule => ({
  id,
  name: id.toUpperCase(),
  type: 'Operational' as const,
  category: 5,
  description: '',
  matchPercentage: 50,
  price: 1000,
  implementationTime: days,
  infrastructure: 'LLM Only',
  dependencies: 'Fully Independent',
  customRangeUsd: { low: 3000, high: 5000 },
  benefits: [],
  developmentSteps: [],
  prerequisites: [],
  dataNeeded: [],
  risks: [],
  staysWithPeople: [],
  dependsOn: [],
  reason: '',
  reasons: [],
  caution: null,
  tasks: [
    { id: 1, name: 'Enter orders', workflow: 'Orders', framework: 'Automate' as const, hoursPerWeek: 6 },
  ],
  claimed: {
    hoursPerWeek: 6,
    savedHoursPerMonth: { low: 12, likely: 19.2, high: 21.6 },
    savingsUsdPerMonth: { low: 360, likely: 576, high: 648 },
  },
  savesUsdPerMonth: 576,
  paybackMonths: likely === null ? null : { low: likely / 2, likely, high: likely * 2 },
  paybackLimitMonths: paybackLimitOf(over.price ?? 1000, defaultPaybackLimits),
  paysBack: likely !== null && likely <= paybackLimitOf(over.price ?? 1000, defaultPaybackLimits),
  ...over,
});

const plan = (modules: RecommendedModule[], tasks = [task({})]) => {
  const roadmap = roadmapOf({ tasks, modules });
  expect(roadmapSchema.parse(roadmap)).toEqual(roadmap);
  return roadmap.phases.map((phase) => phase.steps.map((step) => step.moduleId ?? step.title));
};
const measure = 'Measure where the hours go';
const decide = 'Compare and decide';

const lastWhy = (modules: RecommendedModule[]) =>
  roadmapOf({ tasks: [task({})], modules }).phases[2]?.steps.at(-1)?.why ?? '';

describe('buildRoadmap', () => {
  it('begins with measuring, ends with the decision, and introduces the quickest payback first', () => {
    expect(plan([module('slow', 2, 9), module('quick', 2, 2)])).toEqual([
      [measure, 'quick', 'slow'],
      [],
      [decide],
    ]);
  });

  it('introduces at most two modules per phase', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id, index) => module(id, 1, index + 1));
    expect(plan(five)).toEqual([
      [measure, 'a', 'b'],
      ['c', 'd'],
      ['e', decide],
    ]);
  });

  it('puts a module into the phase in which it is finished', () => {
    // The first module ends on day 2 (measuring) + 21 = 23, in the second phase. The next ends on day 53, in
    // the third. The last would end on day 74, after the plan.
    expect(plan([module('a', 21, 1), module('b', 30, 2), module('c', 21, 3)])).toEqual([
      [measure],
      ['a'],
      ['b', decide],
    ]);
  });

  it("names modules that don't fit into ninety days", () => {
    const ten = Array.from('abcdefghij', (id, index) => module(id, 1, index + 1));
    expect(lastWhy(ten)).toContain('comes later: G, H, I, and 1 more.');
    expect(lastWhy(ten.slice(0, 7))).toContain('comes later: G.');
    expect(lastWhy(ten.slice(0, 6))).not.toContain('comes after');
    expect(lastWhy([module('huge', 70, 1)])).toContain('Nothing fits into ninety days.');
    expect(lastWhy([module('slow', 2, 13)])).toContain('No module has to come first. SLOW can come later');
  });

  it('leaves a module that takes more than a year to pay back for later', () => {
    const modules = [module('slow', 2, 13), module('small', 2, 12), module('never', 2, 30)];
    expect(plan(modules)[0]).toEqual([measure, 'small']);
    expect(lastWhy(modules)).toContain('comes later: SLOW.');
  });

  it('leaves a thought partner for later, however quickly it pays back', () => {
    const modules = [module('muse', 2, 1, { type: 'Creative' }), module('desk', 2, 4)];
    expect(plan(modules)[0]).toEqual([measure, 'desk']);
    expect(lastWhy(modules)).toContain('comes later: MUSE.');
  });

  it('introduces a prerequisite first, however long it takes to pay back', () => {
    const base = module('base', 6, 40);
    const top = module('top', 2, 2, { dependsOn: ['base'] });
    expect(plan([top, base])).toEqual([[measure, 'base', 'top'], [], [decide]]);
  });

  it('leaves out modules whose prerequisite does not fit', () => {
    const base = module('base', 70, 1);
    const top = module('top', 2, 2, { dependsOn: ['base'] });
    expect(plan([top, base, module('free', 2, 3)])).toEqual([[measure, 'free'], [], [decide]]);
  });

  it('does not wait for a module that is not recommended', () => {
    expect(plan([module('top', 2, 2, { dependsOn: ['absent'] })])[0]).toEqual([measure, 'top']);
  });

  it('introduces nothing that does not pay back in time, and says so', () => {
    expect(plan([module('dear', 2, 25), module('never', 2, null)])).toEqual([[measure], [], [decide]]);
    const steps = roadmapOf({ tasks: [task({})], modules: [module('dear', 2, 25)] }).phases[2]?.steps;
    expect(steps?.[0]?.why).toContain('no module pays for itself soon enough');
  });

  it('tries written work with an assistant before it introduces a module for it', () => {
    const written = (name: string, workflow: string, timeInvestment: number, over: Partial<Task> = {}) =>
      task({ id: name.length, name, workflow, timeInvestment, traits: ['draft-text'], ...over });
    const tasks = [
      written('Write quotes', 'Estimates', 4),
      written('Write the newsletter', 'Newsletter', 6),
      written('Write to patients about results', 'Visits', 9, { framework: 'Enhance' }),
      written('Scrub', 'Cleaning', 9, { traits: ['hands-on', 'draft-text'] }),
      written('Write', 'Notes', 0.1),
      written('Take before-and-after photos', 'Jobs', 9, {
        traits: ['create-media'],
        factors: { difficulty: { physicalPresence: 3 } } as Task['factors'],
      }),
    ];
    const [first] = roadmapOf({ tasks, modules: [] }).phases;
    expect(first?.steps.map(({ title }) => title)).toEqual([
      'Try AI on “Write the newsletter”',
      'Try AI on “Write quotes”',
    ]);
    const [trial] = first?.steps ?? [];
    expect(trial?.why).toContain('in Newsletter takes about 6 hours a week');
    expect(trial?.trial?.savingsUsdPerMonth.likely).toBeGreaterThan(0);

    const credited = module('a', 2, 3, { tasks: [{ ...tasks[1], hoursPerWeek: 6 } as never] });
    const titles = (tasks: Task[], modules: RecommendedModule[]) =>
      roadmapOf({ tasks, modules }).phases.flatMap(({ steps }) => steps.map(({ title }) => title));
    expect(titles(tasks, [credited]).slice(0, 3)).toEqual([
      'Try AI on “Write the newsletter”',
      'Try AI on “Write quotes”',
      'Introduce A',
    ]);
  });

  it('compares at the end the work that was tried', () => {
    const tasks = [
      task({ id: 1, name: 'Write quotes', workflow: 'Estimates', timeInvestment: 4, traits: ['draft-text'] }),
      task({ id: 2, workflow: 'Stump grinding', timeInvestment: 20, traits: ['hands-on'] }),
    ];
    const { phases } = roadmapOf({ tasks, modules: [] });
    expect(phases[2]?.steps[0]?.why).toContain('what you noted before, especially for estimates, and ask');
  });

  it("names the company's core work in every step", () => {
    const estimates = { id: 1, name: 'Write quotes', workflow: 'Estimates', timeInvestment: 4 };
    const tasks = [
      task({ ...estimates, traits: ['draft-text'] }),
      task({
        id: 2,
        name: 'Grind stumps',
        workflow: 'Stump grinding',
        timeInvestment: 20,
        traits: ['hands-on'],
      }),
    ];
    const workflows = [{ name: 'Stump grinding', function: 'deliver' as const }];
    const stepsOf = (tasks: Task[]) =>
      buildRoadmap({ tasks, modules: [], company: companyOf(workflows), figures: figuresOf(tasks) });
    const tried = stepsOf(tasks);
    expect(tried.phases[0]?.steps[0]?.why).toContain('new or past, such as stump grinding, let');
    expect(tried.phases[2]?.steps[0]?.why).toContain('most hours go to stump grinding');
    const measured = stepsOf(tasks.map((one) => ({ ...one, traits: ['decide'] })));
    expect(measured.phases[2]?.steps[0]?.why).toContain('not even in stump grinding');
    expect(measured.phases[2]?.steps[0]?.why).toContain('hours you measure for “');
  });

  it("tries a module's own work before the module, if an assistant can do it", () => {
    const tasks = [task({ id: 1, name: 'Write quotes', workflow: 'Estimates', traits: ['draft-text'] })];
    const serves = { id: 1, name: 'Write quotes', workflow: 'Estimates', hoursPerWeek: 6 };
    const modules = [module('a', 2, 3, { tasks: [{ ...serves, framework: 'Automate' }] })];
    const [pilot, introduced] = roadmapOf({ tasks, modules }).phases[0]?.steps ?? [];
    expect(pilot).toMatchObject({ title: 'Try AI on “Write quotes”', moduleId: null });
    expect(pilot?.trial?.savingsUsdPerMonth.likely).toBeGreaterThan(0);
    expect(pilot?.why).toContain('whether A is worth its price');
    expect(introduced?.title).toBe('Introduce A');
  });

  it('measures the work that a module would do, or else the desk work that saves most hours', () => {
    const measured = (tasks: Task[], modules: RecommendedModule[] = []) =>
      roadmapOf({ tasks, modules }).phases[0]?.steps[0]?.why;
    const tasks = [
      task({ id: 1, name: 'Enter orders', timeInvestment: 6 }),
      task({ id: 2, name: 'Grind the stumps', timeInvestment: 20, traits: ['hands-on'] }),
      task({ id: 3, name: 'Enter payments', timeInvestment: 9 }),
    ];
    expect(measured(tasks)).toContain('how long “Enter payments” and “Enter orders” take, so that');
    expect(measured(tasks, [module('a', 2, 3)])).toContain('how long “Enter orders” takes, so that');
  });

  it('has no steps without tasks', () => {
    const empty = roadmapOf({ tasks: [], modules: [] });
    expect(empty.phases.map(({ days, steps }) => [days, steps.length])).toEqual([
      [30, 0],
      [60, 0],
      [90, 0],
    ]);
    expect(empty.leaveWithPeople).toEqual([]);
  });

  it('gives each step a target based on its own estimate', () => {
    const [first] = roadmapOf({ tasks: [task({})], modules: [module('a', 2, 3)] }).phases;
    expect(first?.steps[0]?.goNoGo).toContain('at least half of the 6 hours a week that we estimate');
    expect(first?.steps[1]).toMatchObject({ title: 'Introduce A', effortDays: 2 });
    expect(first?.steps[1]?.goNoGo).toContain('Note how long this task takes today.');
    expect(first?.steps[1]?.goNoGo).toContain('at least 12 hours a month less');
    expect(first?.steps[1]?.why).toBe(
      'It helps with 1 task, mainly “Enter orders” in Orders. Pays for itself in about 3 months (2 to 6).',
    );
  });

  it('asks for better results if no saved hours can be promised', () => {
    const nothing = { low: 0, likely: 0.2, high: 2 };
    const claimed = { hoursPerWeek: 6, savedHoursPerMonth: nothing, savingsUsdPerMonth: nothing };
    const [first] = roadmapOf({
      tasks: [task({})],
      modules: [module('a', 2, 3, { claimed })],
    }).phases;
    expect(first?.steps[1]?.goNoGo).toContain('find the results better');
  });

  it('is the same regardless of the order of the modules', () => {
    const modules = [module('a', 2, 3), module('b', 2, 3), module('c', 6, 3, { dependsOn: ['b'] })];
    expect(plan(modules.toReversed())).toEqual(plan(modules));
  });
});

describe('leave with people', () => {
  const difficulty = {
    judgment: 2,
    variability: 2,
    physicalPresence: 1,
    humanContact: 1,
    errorCost: 1,
    dataScarcity: 1,
  };
  const value = { differentiation: 3, customerDecision: 3, expertise: 3, revenueInfluence: 3 };
  const leave = (over: Partial<Task>) => roadmapOf({ tasks: [task(over)], modules: [] }).leaveWithPeople;

  it('contains Enhance tasks with the reasons for people', () => {
    const factors = { difficulty: { ...difficulty, humanContact: 5, errorCost: 4 }, value, adjustments: [] };
    expect(leave({ framework: 'Enhance', factors })).toEqual([
      {
        id: 1,
        name: 'Enter orders',
        workflow: 'Orders',
        framework: 'Enhance',
        hoursPerWeek: 6,
        reason:
          'It depends on trust between people. A mistake would be costly, and somebody must answer for it.',
      },
    ]);
  });

  it('contains work that needs hands or presence, whatever its framework', () => {
    expect(leave({ traits: ['hands-on'] })[0]?.reason).toBe('Somebody has to be there to do it.');
    const factors = { difficulty: { ...difficulty, physicalPresence: 4 }, value, adjustments: [] };
    expect(leave({ framework: 'Optimize', factors })).toHaveLength(1);
  });

  it('contains nothing else', () => {
    expect(leave({})).toEqual([]);
    expect(leave({ framework: 'Optimize', requiresJudgment: true })).toEqual([]);
  });

  it('has a reason even if only the ratings are known', () => {
    expect(leave({ framework: 'Enhance' })[0]?.reason).toBe(
      'It is hard to replicate and part of what makes you different.',
    );
    expect(leave({ framework: 'Enhance', requiresJudgment: true })[0]?.reason).toBe(
      'It takes case-by-case judgment.',
    );
  });
});
