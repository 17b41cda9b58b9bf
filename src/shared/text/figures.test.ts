import { expect, test } from 'vitest';
import { formatEstimatedDifferenceUsd } from './figures.ts';

test('a difference has no more digits than the figure next to it', () => {
  expect(formatEstimatedDifferenceUsd(33, 7932)).toBe('$0');
  expect(formatEstimatedDifferenceUsd(-33, 7932)).toBe('$0');
  expect(formatEstimatedDifferenceUsd(-1438, 4612)).toBe('-$1,400');
  expect(formatEstimatedDifferenceUsd(7932, 7932)).toBe('$7,900');
  expect(formatEstimatedDifferenceUsd(24_321, 7932)).toBe('$24,000');
  expect(formatEstimatedDifferenceUsd(0, 0)).toBe('$0');
});
