import { expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { companyTeam } from './company-team.ts';

const unclear: Industry = {
  chosen: 'unknown',
  detected: 'unknown',
  detail: null,
  confidence: 0,
  reasons: [],
};
const said = { url: 'https://example.com/', quote: 'All our officers are volunteers.' };
const teamOf = (size: '' | '1-10' | '201-500', industry = unclear, volunteering: typeof said | null = null) =>
  companyTeam({ industry, size, stated: null, volunteering: () => volunteering, cues: [] }, loadKnowledge());

it('an organization of unknown trade has a headcount and a staffing by its size, and the page says why that staffing', () => {
  const [small, large] = [teamOf('1-10'), teamOf('201-500')];
  expect(small?.headcount.likely).toBeLessThan(11);
  expect(large?.headcount.likely).toBeGreaterThan(200);
  expect(small?.staffingSource.because).toMatch(/company type is unknown/);
  expect(teamOf('')?.headcount.source).toMatchObject({ kind: 'assumed' });
});

it('a club of volunteers has more people than an office, with a few hours a week each', () => {
  const club = { ...unclear, detail: 'Association or membership body', specialty: 'Service club' };
  expect(teamOf('', club)).toMatchObject({
    headcount: { likely: 20, source: { kind: 'assumed', volunteers: true } },
    workingTime: { hoursPerWeek: 3, source: { kind: 'volunteers', line: 'Service club' } },
  });
  const chamber = { ...club, specialty: 'Chamber of commerce' };
  expect(teamOf('', chamber)?.workingTime).toBeUndefined();
  expect(teamOf('', chamber, said)?.workingTime?.source).toEqual({ kind: 'site', ...said });
});

it.each([
  ['volunteers', { hoursPerWeek: 3, source: { kind: 'site', ...said } }],
  ['part-time', { hoursPerWeek: 10, source: { kind: 'part-time', ...said } }],
] as const)('what a second reader says of the working time counts in every trade: %s', (is, workingTime) => {
  const team = companyTeam(
    {
      industry: { ...unclear, detail: 'Government' },
      size: '1-10',
      stated: null,
      volunteering: () => null,
      workingTimeRead: { is, ...said },
      cues: [],
    },
    loadKnowledge(),
  );
  expect(team?.workingTime).toEqual(workingTime);
});

it('what a restaurant says of volunteers leaves its staff at full time', () => {
  expect(teamOf('1-10', { ...unclear, detail: 'Restaurant' }, said)?.workingTime).toBeUndefined();
});

it('somebody in a small restaurant does the office work, and the page says so', () => {
  const restaurant = { ...unclear, detail: 'Restaurant' };
  const [small, large] = [teamOf('1-10', restaurant), teamOf('201-500', restaurant)];
  expect(small?.staffing['43']).toBeGreaterThan(large?.staffing['43'] ?? 0);
  expect(small?.staffingSource.because).toMatch(/somebody does the office work/);
  const total = Object.values(small?.staffing ?? {}).reduce((sum, share) => sum + share, 0);
  expect(total).toBeCloseTo(1);
});
