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
const teamOf = (size: '' | '1-10' | '201-500', industry = unclear) =>
  companyTeam({ industry, size, stated: null, cues: [] }, loadKnowledge());

it('an organization of unknown trade has a headcount and a staffing by its size, and the page says why that staffing', () => {
  const [small, large] = [teamOf('1-10'), teamOf('201-500')];
  expect(small?.headcount.likely).toBeLessThan(11);
  expect(large?.headcount.likely).toBeGreaterThan(200);
  expect(small?.staffing).toEqual(large?.staffing);
  expect(small?.staffingSource.because).toMatch(/company type is unknown/);
  expect(teamOf('')?.headcount.source).toMatchObject({ kind: 'assumed' });
});
