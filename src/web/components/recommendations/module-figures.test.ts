import { expect, it } from 'vitest';
import { compareWithCustom, formatDays, formatPayback } from './module-figures.ts';

it('writes days, those of its category where a module says none, three where that is unknown', () => {
  expect(formatDays(1, 7)).toBe('1 day');
  expect(formatDays(21, 1)).toBe('21 days');
  expect(formatDays(0, 7)).toBe('21 days');
  expect(formatDays(0, 99)).toBe('3 days');
});

it('writes the payback with its range, and says when there is none', () => {
  expect(formatPayback({ low: 1, likely: 2.04, high: 14.4 })).toBe('About 2 months (1 to 14)');
  expect(formatPayback({ low: 0.5, likely: 1, high: 2 })).toBe('About 1 month (0.5 to 2)');
  expect(formatPayback({ low: 3, likely: 5, high: null })).toBe('About 5 months (3 or more)');
  expect(formatPayback(null)).toBe('Not by saved hours alone');
});

it('scales the comparison to the larger end', () => {
  expect(compareWithCustom(1000, { low: 3000, high: 5000 })).toEqual({ price: 20, low: 60, high: 100 });
});
