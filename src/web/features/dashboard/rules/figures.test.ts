import { expect, it } from 'vitest';
import {
  formatCell,
  formatHours,
  formatPlural,
  formatShare,
  formatTwoDecimals,
  formatUsd,
  formatUsdRate,
} from './figures.ts';

it('formats money in dollars without cents, and rates with cents only if they have any', () => {
  expect(formatUsd(7000)).toBe('$7,000');
  expect(formatUsd(3427.5)).toBe('$3,428');
  expect(formatUsdRate(30)).toBe('$30');
  expect(formatUsdRate(48.75)).toBe('$48.75');
});

it('formats hours, ratings, and shares as a reader expects', () => {
  expect(formatHours(2.46)).toBe('2.5');
  expect(formatHours(1204.4)).toBe('1,204');
  expect(formatTwoDecimals(1.5)).toBe('1.50');
  expect(formatTwoDecimals(null)).toBe('N/A');
  expect(formatCell(6.75)).toBe('6.75');
  expect(formatCell(null)).toBe('–');
  expect(formatShare(0.2)).toBe('20%');
});

it('counts in words', () => {
  expect(formatPlural(1, 'task')).toBe('1 task');
  expect(formatPlural(1200, 'task')).toBe('1,200 tasks');
  expect(formatPlural(2, 'piece of evidence', 'pieces of evidence')).toBe('2 pieces of evidence');
});
