import { expect, test } from 'vitest';
import { isThinResult } from './thin-result.ts';

test('a result is thin with few pages or few workflows, but not with none', () => {
  expect(isThinResult({ pages: 2, workflows: 9 })).toBe(true);
  expect(isThinResult({ pages: 30, workflows: 1 })).toBe(true);
  expect(isThinResult({ pages: 3, workflows: 2 })).toBe(false);
  expect(isThinResult({ pages: 1, workflows: 0 })).toBe(false);
});
