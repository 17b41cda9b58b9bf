import { expect, it } from 'vitest';
import type { CompanyTeam, ModeledWork } from '#shared/schemas/company-model.ts';
import { shiftStaffing } from './shift-staffing.ts';

const shop: CompanyTeam = {
  headcount: { low: 10, likely: 20, high: 40, source: { kind: 'assumed', trade: 'Retail' } },
  staffing: { '11': 0.1, '41': 0.6, '43': 0.1, '51': 0.02, '53': 0.18 },
  staffingSource: { text: 'Example', url: 'https://example.com/', sector: 'Retail', because: null },
};
const work = (group: '41' | '51', likely: number): ModeledWork => ({
  groups: { [group]: { low: likely / 2, likely, high: likely } },
  grows: 'customers',
  isCore: false,
});

it('counts production workers in a shop that shows making but no sales floor', () => {
  const { staffing, staffingSource } = shiftStaffing(shop, [work('51', 0.65), work('41', 0.1)]);
  expect(staffing['41']).toBeCloseTo(0.3);
  expect(staffing['51']).toBeCloseTo(0.32);
  expect(staffingSource.because).toMatch(/shows a lot of work in production but little in sales/);
});

it('keeps the usual staffing if the site shows the usual work, or nothing else', () => {
  expect(shiftStaffing(shop, [work('51', 0.65), work('41', 0.5)])).toBe(shop);
  expect(shiftStaffing(shop, [work('51', 0.2)])).toBe(shop);
  expect(shiftStaffing(shop, [])).toBe(shop);
});
