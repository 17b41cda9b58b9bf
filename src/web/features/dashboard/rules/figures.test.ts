import { expect, it } from 'vitest';
import { formatShare } from '#shared/text/figures.ts';
import { formatCell, formatExactHours, formatTwoDecimals } from './figures.ts';

it('formats hours, ratings, and shares as a reader expects', () => {
  expect(formatExactHours(2.46)).toBe('2.5');
  expect(formatExactHours(1204.4)).toBe('1,204');
  expect(formatTwoDecimals(1.5)).toBe('1.50');
  expect(formatTwoDecimals(null)).toBe('N/A');
  expect(formatCell(6.75)).toBe('6.75');
  expect(formatCell(null)).toBe('–');
  expect(formatShare(0.2)).toBe('20%');
});
