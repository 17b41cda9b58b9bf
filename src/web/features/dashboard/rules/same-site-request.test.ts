import { expect, test } from 'vitest';
import type { DashboardAudit } from '../api/dashboard-queries.ts';
import { sameSiteRequest } from './same-site-request.ts';

test('a site reached without https, or not at all, may be tried without it again', () => {
  const audit = {
    website: 'https://www.lark.test',
    companyType: 'retail',
    companySize: '',
  } as DashboardAudit;
  const typed = (reachedUrl: string | null) => sameSiteRequest({ ...audit, reachedUrl }).schemeTyped;
  expect([typed('http://www.lark.test/'), typed(null), typed('https://www.lark.test/')]).toEqual([
    false,
    false,
    true,
  ]);
});
