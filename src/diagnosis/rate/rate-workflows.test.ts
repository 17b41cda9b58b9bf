import { expect, it } from 'vitest';
import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { typicalWorkflow } from '../compose/typical-workflow.ts';
import { identify } from '../identify.ts';
import type { TimeShare } from '../second-reader/model-reading.ts';
import { rateWorkflows } from './rate-workflows.ts';

const knowledge = loadKnowledge();
const { industry } = identify([], 'healthcare', knowledge);

/** Hours a week of all tasks and people, by workflow id. The first workflow is the most important one. */
function hoursOf(
  ids: readonly string[],
  isDeliveryOrdered: boolean,
  times = new Map<string, TimeShare>(),
): Map<string, number> {
  const workflows = ids.map((id, place) => {
    const definition = findWorkflow(id);
    if (!definition) throw new Error(`${id} is in the catalog`);
    const importance = { isCore: true, deliveryWeight: 1 / (place + 1) };
    const timeShare = times.get(id) ?? null;
    return {
      ...typicalWorkflow(definition, importance),
      ...{ basis: 'observed' as const, strength: 8, timeShare },
    };
  });
  const rated = rateWorkflows(
    { industry, workflows, isDeliveryOrdered },
    { pages: [], isWhole: true },
    '11-50',
    knowledge,
  );
  return new Map(
    rated.workflows.map(({ definitionId, teamSize, tasks }) => [
      definitionId ?? '',
      teamSize * tasks.reduce((sum, { timeInvestment }) => sum + timeInvestment, 0),
    ]),
  );
}

const visits = 'patient-visits';
const telehealth = 'telehealth-visits';
const office = ['medical-billing', 'appointment-scheduling', 'patient-intake'];

it('gives the most important delivery work the most hours, if its order is known', () => {
  const inOrder = hoursOf([telehealth, visits, 'lab-testing', ...office], true);
  expect(inOrder.get(telehealth)).toBeGreaterThan(inOrder.get(visits) ?? 0);
  expect(inOrder.get(visits)).toBeGreaterThan(inOrder.get('lab-testing') ?? 0);
});

it.each([true, false])(
  'never gives office work more hours than the main workflows (ordered: %s)',
  (isOrdered) => {
    const hours = hoursOf([visits, telehealth, 'lab-testing', ...office], isOrdered);
    const [least = 0] = [visits, telehealth, 'lab-testing']
      .map((id) => hours.get(id) ?? 0)
      .sort((a, b) => a - b);
    const [most = 0] = [visits, telehealth].map((id) => hours.get(id) ?? 0).sort((a, b) => b - a);
    for (const id of office) expect(hours.get(id), id).toBeLessThanOrEqual(Math.max(least, most / 10) * 1.1);
  },
);

it('follows what a second reader says of the time, for delivery and for other work', () => {
  const times = new Map<string, TimeShare>([
    [telehealth, 'most'],
    [visits, 'some'],
    ['medical-billing', 'some'],
  ]);
  const hours = hoursOf([telehealth, visits, ...office], true, times);
  const all = [...hours.values()].reduce((sum, one) => sum + one, 0);
  expect(hours.get(telehealth)).toBeGreaterThan(3 * (hours.get(visits) ?? 0));
  expect(hours.get('appointment-scheduling')).toBeLessThan(all / 18);
  expect(hours.get('medical-billing')).toBeGreaterThan(hours.get('appointment-scheduling') ?? 0);
});
