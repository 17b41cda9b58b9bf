import { expect, it } from 'vitest';
import { compareWithCustom, formatDays } from './module-figures.ts';

it("writes days; falls back to the category's days, then to three", () => {
  expect(formatDays({ implementationTime: 1, category: 8 })).toBe('1 day');
  expect(formatDays({ implementationTime: 21, category: 7 })).toBe('21 days');
  expect(formatDays({ implementationTime: 0, category: 4 })).toBe('10 days');
  expect(formatDays({ implementationTime: 0, category: 9 })).toBe('3 days');
});

it('scales the comparison to the larger end', () => {
  expect(compareWithCustom(1000, { low: 3000, high: 5000 })).toEqual({ price: 20, low: 60, high: 100 });
});
