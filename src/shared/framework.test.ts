import { describe, expect, it } from 'vitest';
import { frameworkOf } from './framework.ts';
import type { Framework } from './schemas/framework.ts';

const grid: [difficulty: number, value: number, expected: Framework][] = [
  [1, 1, 'Automate'],
  [3.49, 6.69, 'Automate'],
  [3.5, 6.69, 'Optimize'],
  [3.49, 6.7, 'Optimize'],
  [1, 10, 'Optimize'],
  [6.69, 1, 'Optimize'],
  [6.69, 10, 'Optimize'],
  [6.7, 3.49, 'Optimize'],
  [6.7, 3.5, 'Enhance'],
  [10, 10, 'Enhance'],
  [10, 1, 'Optimize'],
  [0, 0, 'Automate'],
];

describe('frameworkOf', () => {
  it.each(grid)('for difficulty %d and value %d without judgment is %s', (difficulty, value, expected) => {
    const input = { replicabilityDifficulty: difficulty, serviceValue: value, requiresJudgment: false };
    expect(frameworkOf(input)).toBe(expected);
  });

  it.each(grid)(
    'for difficulty %d and value %d with judgment is never Automate',
    (difficulty, value, expected) => {
      const input = { replicabilityDifficulty: difficulty, serviceValue: value, requiresJudgment: true };
      expect(frameworkOf(input)).toBe(expected === 'Automate' ? 'Optimize' : expected);
    },
  );
});
