import { expect, it } from 'vitest';
import { progressWidth } from './progress-width.ts';

it.each([
  [null, 30],
  ['something-else', 30],
  ['constructor', 30],
  ['workflows', 20],
  ['openai-generation', 40],
  ['role-assignment', 60],
  ['saving-tasks', 80],
  ['generating-recommendations', 90],
  ['recommendations', 95],
  ['tasks', 100],
])('stage %s is %d %% wide', (stage, width) => {
  expect(progressWidth(stage, null)).toBe(width);
});

it('prefers an explicit progress, clamped to 0 to 100', () => {
  expect(progressWidth('workflows', 55)).toBe(55);
  expect(progressWidth('workflows', 140)).toBe(100);
  expect(progressWidth('tasks', -5)).toBe(0);
  expect(progressWidth('tasks', Number.NaN)).toBe(100);
});
