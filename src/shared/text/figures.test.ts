import { expect, test } from 'vitest';
import {
  formatDate,
  formatEstimatedHours,
  formatHours,
  formatPlural,
  formatShare,
  formatTime,
  formatUsd,
  formatUsdRate,
  roundDifference,
} from './figures.ts';

test('a difference has no more digits than the figure next to it', () => {
  expect(roundDifference(33, 7932)).toBe(0);
  expect(roundDifference(-33, 7932)).toBe(0);
  expect(roundDifference(-1438, 4612)).toBe(-1400);
  expect(roundDifference(7932, 7932)).toBe(7900);
  expect(roundDifference(24_321, 7932)).toBe(24_000);
  expect(roundDifference(0, 0)).toBe(0);
});

test('hours that would round to nothing are not zero', () => {
  expect([0, 0.02, 0.05, 12.34, 1234].map(formatHours)).toEqual(['0', '<0.1', '0.1', '12.3', '1,234']);
});

test('money is in dollars without cents, and rates have cents only if there are any', () => {
  expect(formatUsd(7000)).toBe('$7,000');
  expect(formatUsd(3427.5)).toBe('$3,428');
  expect(formatUsdRate(30)).toBe('$30');
  expect(formatUsdRate(48.75)).toBe('$48.75');
});

test('one is singular', () => {
  expect(formatEstimatedHours(1.04)).toBe('1 hour');
  expect(formatEstimatedHours(2.46)).toBe('2.5 hours');
  expect(formatPlural(1, 'task')).toBe('1 task');
  expect(formatPlural(1200, 'task')).toBe('1,200 tasks');
  expect(formatPlural(2, 'piece of evidence', 'pieces of evidence')).toBe('2 pieces of evidence');
});

test('a share is a whole percentage', () => {
  expect(formatShare(0.2)).toBe('20%');
});

test('dates and times are in the American form, in UTC', () => {
  expect(formatDate('2026-11-21T23:59:00.000Z')).toBe('November 21, 2026');
  expect(formatTime('2026-11-21T14:05:00.000Z')).toBe('2:05 PM UTC');
});
