import { expect, it } from 'vitest';
import { dashboardStatsQuery, workflowRowsQuery } from './dashboard-queries.ts';

it('counts become stale after 5 s, lists never by themselves', () => {
  expect(dashboardStatsQuery(7).staleTime).toBe(5000);
  expect('staleTime' in workflowRowsQuery(7)).toBe(false);
});
