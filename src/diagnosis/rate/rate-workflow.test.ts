import { expect, it } from 'vitest';
import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import type { TaskDefinition } from '#catalogue/workflow-definition.ts';
import { summarizeWorkflow } from '#shared/stats/workflow-summary.ts';
import { typicalWorkflow } from '../compose/typical-workflow.ts';
import { rateWorkflow } from './rate-workflow.ts';

const task = (id: string, over: Partial<TaskDefinition> = {}): TaskDefinition => {
  const [usual] = findWorkflow('worship-services')?.tasks ?? [];
  if (!usual) throw new Error('worship-services is in the catalog');
  const { grows: _grows, ...rest } = usual;
  return { ...rest, id, name: id, hoursPerWeek: { low: 2, high: 4 }, ...over };
};

function rate(tasks: TaskDefinition[], week: number, { headcount = 25, shown = tasks } = {}) {
  const definition = findWorkflow('worship-services');
  if (!definition) throw new Error('worship-services is in the catalog');
  const workflow = typicalWorkflow({ ...definition, tasks }, { isCore: true, deliveryWeight: 1 });
  return rateWorkflow(
    { ...workflow, tasks: workflow.tasks.filter(({ definition: one }) => shown.includes(one)) },
    {
      work: { groups: {}, grows: 'customers', isCore: true },
      allotted: { people: 1, hoursPerWeek: { low: week, likely: week, high: week } },
      headcount,
    },
  );
}

/** Hours a week of all people, by task. */
function hoursOf(...input: Parameters<typeof rate>): number[] {
  return rate(...input).tasks.map(({ timeInvestment }) => timeInvestment);
}

it('gives a task that is done once its usual hours, and the others no more than before', () => {
  const [bulletin = 0, visits = 0] = hoursOf([task('bulletin', { grows: 'fixed' }), task('visits')], 100);
  const [same = 0, other = 0] = hoursOf([task('letters'), task('visits')], 100);
  expect(bulletin).toBe(3);
  expect(same).toBeGreaterThan(3);
  expect(visits).toBe(other);
});

it("counts what a task that is done once leaves among the workflow's unlisted hours", () => {
  const { work, tasks } = rate([task('bulletin', { grows: 'fixed' }), task('visits')], 100);
  const { timeInvestment, unlistedHours } = summarizeWorkflow(tasks, work);
  expect(timeInvestment).toBeLessThan(40);
  expect(timeInvestment + unlistedHours).toBeCloseTo(100, 0);
});

it('lets a task that is done once grow a little with the organization, never beyond its share', () => {
  const tasks = [task('bulletin', { grows: 'fixed' }), task('visits')];
  const [large = 0] = hoursOf(tasks, 1000, { headcount: 250 });
  expect(large).toBeGreaterThan(3);
  expect(large).toBeLessThan(7);
  expect(hoursOf(tasks, 4)[0]).toBe(hoursOf(tasks, 4)[1]);
});

it("doesn't give the only task left the hours of all the others", () => {
  const tasks = ['letters', 'visits', 'calls', 'lessons'].map((id) => task(id));
  const [all = 0] = hoursOf(tasks, 100);
  const [alone = 0] = hoursOf(tasks, 100, { shown: tasks.slice(0, 1) });
  expect(alone / all).toBeCloseTo(2, 1);
});
