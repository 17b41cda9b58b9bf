import { expect, it } from 'vitest';
import { buildRoadmap } from '#diagnosis/recommend/build-roadmap.ts';
import { company, figuresOf } from '#tests/support/recommend-samples.ts';
import { minimalReport, richReport } from '#tests/support/report-samples.ts';
import { moneyIn } from '../text/money.ts';
import { findFirstSteps } from './first-steps.ts';
import { findPlanItems } from './plan-items.ts';

it("describes each next step with the plan's names, days, costs, and targets", () => {
  const input = richReport();
  const items = findPlanItems(input, moneyIn(undefined));
  const introduced = input.roadmap.phases
    .flatMap(({ steps }) => steps)
    .filter(({ moduleId, trial }) => moduleId || trial);
  expect(items.consultation).toMatch(/^Beforehand: try AI on “.+” \(1 day\)\.$/);
  expect(items.modules).toContain('$34,000 once');
  for (const days of [30, 60, 90]) expect(items.roadmap).toContain(`By day ${days}: `);
  expect(items.pilot).toContain(introduced[0]?.title);
  expect(items.results).toBe(introduced[0]?.goNoGo);
});

it('begins with up to three trials, and leaves modules for later', () => {
  const input = richReport();
  const planned = input.roadmap.phases.flatMap(({ steps }) => steps);
  expect(planned.some(({ moduleId }) => moduleId !== null)).toBe(true);
  const titles = findFirstSteps(input).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles).toEqual(planned.flatMap(({ title, trial }) => (trial ? [title] : [])).slice(0, 3));
});

it('has no first step if there is nothing to try, or no work at all', () => {
  const input = richReport();
  const modules = input.modules.map((module) => ({ ...module, paysBack: false }));
  const { phases } = buildRoadmap({
    tasks: input.tasks.map((task) => ({ ...task, traits: ['enter-data'] })),
    modules,
    company: company(),
    figures: figuresOf(input.tasks),
  });
  const roadmap = { phases, leaveWithPeople: [] };
  expect(phases[0]?.steps.map(({ title }) => title)).toEqual(['Measure where the hours go']);
  expect(findFirstSteps({ ...input, roadmap })).toEqual([]);
  expect(findPlanItems({ ...input, modules, roadmap }, moneyIn(undefined)).modules).toContain(
    'no module pays back in time',
  );
  expect(findFirstSteps(minimalReport())).toEqual([]);
});

it('begins with trials, each with its savings', () => {
  const input = richReport();
  const modules = input.modules.map((module) => ({ ...module, paysBack: false }));
  const { phases } = buildRoadmap({
    tasks: input.tasks,
    modules,
    company: company(),
    figures: figuresOf(input.tasks),
  });
  const steps = findFirstSteps({ ...input, roadmap: { phases, leaveWithPeople: [] } });
  expect(steps[0]?.title).toContain('Try AI on');
  expect(steps[0]?.trial?.savingsUsdPerMonth.likely).toBeGreaterThan(0);
});

it('shows a sentence of the website under only one step', () => {
  const input = richReport();
  const same = {
    url: 'https://acme.test/',
    quote: `Every day: ${input.workflows.map(({ name }) => name).join(', ')}.`,
    kind: 'text',
  } as const;
  const own = { ...same, quote: 'We answer every message within a day.' };
  const everywhere = <Row extends { evidence: readonly unknown[] }>(rows: readonly Row[]) =>
    rows.map((row, index) => ({ ...row, evidence: index === 0 ? [same, own] : [same] }));
  const steps = findFirstSteps({
    ...input,
    tasks: everywhere(input.tasks),
    workflows: everywhere(input.workflows),
  });
  const quotes = steps.flatMap(({ quote }) => quote?.quote ?? []);
  expect(quotes).toContain(same.quote);
  expect(new Set(quotes).size).toBe(quotes.length);
});

it('quotes the website about the task that the step names, rather than about the others', () => {
  const input = richReport();
  const steps = input.roadmap.phases.flatMap((phase) => phase.steps);
  const trial = steps.find((step) => step.trial)?.trial;
  const [main] = trial?.tasks ?? [];
  const other = input.tasks.find(({ id, workflow }) => id !== main?.id && workflow !== main?.workflow);
  if (!trial || !main || !other) throw new Error('The sample has trials and more workflows');
  const about = (quote: string) => [{ url: 'https://acme.test/', quote, kind: 'text' as const }];
  const wide = { ...trial, tasks: [main, { ...main, ...other, id: other.id, hoursPerWeek: 1 }] };
  const [first] = findFirstSteps({
    ...input,
    roadmap: {
      ...input.roadmap,
      phases: input.roadmap.phases.map((phase) => ({
        ...phase,
        steps: phase.steps.map((step) => (step.trial === trial ? { ...step, trial: wide } : step)),
      })),
    },
    tasks: input.tasks.map((task) => ({
      ...task,
      evidence:
        task.id === main.id
          ? about(`We ${main.name.toLowerCase()}.`)
          : about(`${other.name}: ${other.workflow}, ${main.workflow}, ${main.name}.`),
    })),
  });
  expect(first?.quote?.quote).toBe(`We ${main.name.toLowerCase()}.`);
  expect(first?.quotedWork).toBe(main.workflow);
});
