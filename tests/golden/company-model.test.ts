import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import type { CompanyTeam } from '#shared/schemas/company-model.ts';
import type { Task } from '#shared/schemas/task.ts';
import type { Workflow } from '#shared/schemas/workflow.ts';
import { allotHours, fullTimeHours } from '#shared/value/company-model/allot-hours.ts';
import { figureTasks } from '#shared/value/task-figures.ts';
import payroll from './payroll.json' with { type: 'json' };

interface Diagnosed {
  tasks: Task[];
  workflows: Workflow[];
  value: { team: CompanyTeam };
}

const { profile } = await loadProfile(null);
const { assumptions } = profile.rates;
const companies = Object.entries(payroll).map(([name, { people, hoursPerWeek }]) => {
  const file = new URL(`./${name}.json`, import.meta.url);
  const found: Diagnosed = JSON.parse(readFileSync(file, 'utf8'));
  return { name, people, hoursPerWeek: Object.entries(hoursPerWeek), ...found };
});
type Company = (typeof companies)[number];

function allot({ workflows, value }: Company, people: number, limited = true) {
  const works = new Map(workflows.flatMap(({ name, work }) => (work ? [[name, work] as const] : [])));
  return allotHours({ people, staffing: value.team.staffing, works, limited });
}

function savedPerHead({ tasks, workflows, value }: Company, headcount: number): number {
  const grows = new Set(
    workflows.filter(({ work }) => work && work.grows !== 'fixed').map(({ name }) => name),
  );
  const { figures } = figureTasks({
    tasks: tasks.filter(({ workflow }) => grows.has(workflow)),
    workflows,
    assumptions: { ...assumptions, headcount },
    companySize: '',
    team: value.team,
    mode: 'simple',
  });
  return figures.reduce((sum, { savedHoursPerMonth }) => sum + savedHoursPerMonth.likely, 0) / headcount;
}

describe('the fictional companies', () => {
  it('have hours within a factor of two of their payrolls for about two thirds of the workflows', () => {
    const ratios = companies.flatMap((company) => {
      const allotted = allot(company, company.people);
      // The payroll also has workflows that a site only suggests.
      return company.hoursPerWeek.flatMap(([workflow, hours]) => {
        const shown = allotted.get(workflow);
        return shown ? [shown.hoursPerWeek.likely / hours] : [];
      });
    });
    expect(ratios.length).toBeGreaterThan(27);
    expect(
      ratios.filter((ratio) => ratio >= 0.5 && ratio <= 2).length / ratios.length,
    ).toBeGreaterThanOrEqual(0.65);
  });

  it.each(companies)('$name saves about as much per person at 3, 23, and 317 people', (company) => {
    const perHead = [3, 23, 317].map((people) => savedPerHead(company, people));
    expect(Math.min(...perHead)).toBeGreaterThan(0);
    expect(Math.max(...perHead) / Math.min(...perHead)).toBeLessThan(2);
  });

  it.each(companies)('$name saves less than a quarter of all hours even without limits', (company) => {
    const workflows = allot(company, company.people, false);
    const saved = company.tasks.reduce((sum, { workflow, hoursShare, framework }) => {
      const hours = (workflows.get(workflow)?.hoursPerWeek.likely ?? 0) * (hoursShare ?? 0);
      return sum + hours * assumptions.savedShare[framework].likely;
    }, 0);
    expect(saved / (company.people * fullTimeHours)).toBeLessThan(0.25);
  });
});
