import { expect, it } from 'vitest';
import { companyTypes } from '#shared/schemas/company.ts';
import { findIndustry } from '../knowledge/find-industry.ts';
import { industries } from './industry-registry.ts';

it('covers every company type, and each trade once', () => {
  for (const type of companyTypes) {
    expect(
      industries.some(({ companyType }) => companyType === type),
      type,
    ).toBe(true);
  }
  expect(new Set(industries.map(({ name }) => name)).size).toBe(industries.length);
});

it("uses the company types' ids for the types, except for other, whose trades have nothing in common", () => {
  for (const type of companyTypes.filter((entry) => entry !== 'other')) {
    expect(findIndustry(type)?.companyType, type).toBe(type);
  }
  expect(findIndustry('other')).toBeUndefined();
});
