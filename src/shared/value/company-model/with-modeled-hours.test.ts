import { expect, it } from 'vitest';
import type { CompanyTeam, ModeledWork } from '../../schemas/company-model.ts';
import { withModeledHours } from './with-modeled-hours.ts';

const team: CompanyTeam = {
  headcount: { low: 10, likely: 20, high: 40, source: { kind: 'assumed', trade: 'Dental practice' } },
  staffing: { '29': 1 },
  staffingSource: { text: 'Example', url: 'https://example.com/', sector: 'Example', because: null },
};
const work: ModeledWork = {
  groups: { '29': { low: 0.2, likely: 0.3, high: 0.5 } },
  grows: 'customers',
  isCore: true,
};
// 20 people x 40 h x 30% = 240 h a week: all 20 do the work, 12 h each.
const workflows = [{ name: 'Treatment', teamSize: 20, work }];
const tasks = [
  { workflow: 'Treatment', timeInvestment: 6, hoursShare: 0.5 },
  { workflow: 'Treatment', timeInvestment: 3, hoursShare: null },
];

it('halves people, not hours per person, with half the headcount, and keeps typed hours', () => {
  const changed = withModeledHours(workflows, tasks, team, { headcount: 10 });
  expect(changed.workflows[0]?.teamSize).toBe(10);
  expect(changed.tasks.map(({ timeInvestment }) => timeInvestment)).toEqual([6, 3]);
});

it('keeps a team size set by hand and spreads the same hours over it', () => {
  const sized = workflows.map((workflow) => ({ ...workflow, teamSize: 10 }));
  const changed = withModeledHours(sized, tasks, team, {});
  expect(changed.workflows[0]?.teamSize).toBe(10);
  expect(changed.tasks.map(({ timeInvestment }) => timeInvestment)).toEqual([12, 3]);
});

it('recognizes the assumed team size when work that was added later takes some of the time', () => {
  const taking = (likely: number, people: number): ModeledWork => ({
    ...work,
    groups: { '29': { low: likely, likely, high: likely } },
    people,
  });
  // Alone, 10% of 20 people's time is done by 10; with 70% more, both together take at most 70%, so by 9.
  const treatment = { name: 'Treatment', teamSize: 10, work: taking(0.1, 10) };
  const added = { name: 'Whitening', teamSize: 20, work: taking(0.7, 20) };
  const changed = withModeledHours([treatment, added], tasks, team, { headcount: 200 });
  expect(changed.workflows[0]?.teamSize).toBe(88);
});

it('changes nothing if the team is unknown', () => {
  expect(withModeledHours(workflows, tasks, null, { headcount: 5 })).toEqual({ workflows, tasks });
});
