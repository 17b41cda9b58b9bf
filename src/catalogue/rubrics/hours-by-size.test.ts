import { expect, it } from 'vitest';
import { companySizes } from '#shared/schemas/company.ts';
import { hoursFactorBySize, hoursFor } from './hours-by-size.ts';

it('uses the midpoint for the size that the ranges are given for, and for an unknown size', () => {
  expect(hoursFor({ low: 2, high: 6 }, '11-50')).toBe(4);
  expect(hoursFor({ low: 2, high: 6 }, '')).toBe(4);
});

it('scales by size, in steps of a tenth', () => {
  expect(hoursFor({ low: 2, high: 6 }, '1-10')).toBe(2.4);
  expect(hoursFor({ low: 2, high: 6 }, '1000+')).toBe(6.8);
});

it('never exceeds a full week and never drops to zero', () => {
  expect(hoursFor({ low: 30, high: 40 }, '1000+')).toBe(40);
  expect(hoursFor({ low: 0.05, high: 0.06 }, '1-10')).toBe(0.1);
});

it('increases with company size', () => {
  const factors = companySizes.map((size) => hoursFactorBySize[size]);
  expect(factors).toEqual(factors.toSorted((a, b) => a - b));
});
