import { expect, it } from 'vitest';
import { findWorkflow } from '#catalogue/knowledge/find-workflow.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { ModeledWork } from '#shared/schemas/company-model.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { modeledHours } from '#shared/value/company-model/modeled-hours.ts';
import { addedWorkflow } from './added-workflow.ts';
import { companyTeam } from './company-team.ts';

const industry: Industry = {
  chosen: 'other',
  detected: 'other',
  detail: 'Cleaning service',
  confidence: 0.9,
  reasons: [],
};
const team = (people: '1-10' | '201-500') =>
  companyTeam({ industry, size: people, stated: null, volunteering: () => null, cues: [] }, loadKnowledge());
const cleaning: ModeledWork = {
  groups: { '37': { low: 0.5, likely: 0.7, high: 0.8 } },
  grows: 'customers',
  isCore: true,
};
const workflows = [{ name: 'Home cleaning', function: 'deliver' as const, work: cleaning }];
const windows = findWorkflow('service-cleaning');
const inquiries = findWorkflow('inquiry-handling');
if (!windows || !inquiries) throw new Error('The catalog has no such workflow');

const hoursOf = ({ teamSize, tasks }: ReturnType<typeof addedWorkflow>) =>
  tasks.reduce((sum, task) => sum + task.timeInvestment * teamSize, 0);

it('gives work that the owner adds hours that follow the company', () => {
  const small = addedWorkflow(windows, { industry, team: team('1-10'), workflows });
  const large = addedWorkflow(windows, { industry, team: team('201-500'), workflows });
  expect(hoursOf(large)).toBeGreaterThan(hoursOf(small) * 20);
  const office = addedWorkflow(inquiries, { industry, team: team('1-10'), workflows });
  expect(hoursOf(office)).toBeLessThan(hoursOf(small));
});

it('takes the time of added delivery work from the other delivery work', () => {
  const company = team('201-500');
  if (!company) throw new Error('A cleaning company has a team');
  const added = addedWorkflow(windows, { industry, team: company, workflows });
  const before = modeledHours(company, workflows).get('Home cleaning')?.hoursPerWeek.likely;
  const both = modeledHours(company, [...workflows, added]);
  expect(both.get('Home cleaning')?.hoursPerWeek.likely).toBeCloseTo((before ?? 0) / 2);
  expect(both.get(added.name)?.hoursPerWeek.likely).toBeCloseTo((before ?? 0) / 2);
});

it('has the hours of one person if the team is unknown', () => {
  const typed = addedWorkflow(windows, { industry: null, team: null, workflows: [] });
  expect([typed.teamSize, typed.work]).toEqual([1, null]);
  expect(hoursOf(typed)).toBeGreaterThan(0);
});
