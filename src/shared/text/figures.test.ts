import { expect, test } from 'vitest';
import {
  formatEstimatedDifferenceUsd,
  formatEstimatedHours,
  formatPlural,
  formatShare,
  formatUsd,
  formatUsdRate,
} from './figures.ts';

test('a difference has no more digits than the figure next to it', () => {
  expect(formatEstimatedDifferenceUsd(33, 7932)).toBe('$0');
  expect(formatEstimatedDifferenceUsd(-33, 7932)).toBe('$0');
  expect(formatEstimatedDifferenceUsd(-1438, 4612)).toBe('-$1,400');
  expect(formatEstimatedDifferenceUsd(7932, 7932)).toBe('$7,900');
  expect(formatEstimatedDifferenceUsd(24_321, 7932)).toBe('$24,000');
  expect(formatEstimatedDifferenceUsd(0, 0)).toBe('$0');
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
