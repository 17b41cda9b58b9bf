import { expect, test } from 'vitest';
import { isWorthwhile, splitByWorth } from './is-worthwhile.ts';

const module = (matchPercentage: number, likely: number | null, price = 6000) => ({
  matchPercentage,
  price,
  paybackMonths: likely === null ? null : { low: likely / 2, likely, high: likely * 2 },
});

test('worth introducing is what matches by a fifth and pays for itself within two years', () => {
  expect(isWorthwhile(module(20, 24))).toBe(true);
  expect(isWorthwhile(module(19, 2))).toBe(false);
  expect(isWorthwhile(module(90, 24.1))).toBe(false);
  expect(isWorthwhile(module(90, null))).toBe(false);
});

test('a large price has to pay for itself within a year', () => {
  expect(isWorthwhile(module(50, 12, 20_000))).toBe(true);
  expect(isWorthwhile(module(50, 12.1, 20_000))).toBe(false);
  expect(isWorthwhile(module(50, 12.1, 19_999))).toBe(true);
  expect(isWorthwhile(module(90, 21.9, 30_000))).toBe(false);
});

test('the order is kept on both sides', () => {
  const [a, b, c, d] = [module(50, 30), module(40, 3), module(30, null), module(20, 1)];
  expect(splitByWorth([a, b, c, d])).toEqual({ worthwhile: [b, d], others: [a, c] });
});
