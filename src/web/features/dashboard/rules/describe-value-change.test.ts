import { expect, test } from 'vitest';
import { describeValueChange } from './describe-value-change.ts';

test('the change by an edit has a sign and two digits, or a word if there is none', () => {
  expect(describeValueChange(-612.4)).toBe('this edit -$610');
  expect(describeValueChange(1249)).toBe('this edit +$1,200');
  expect(describeValueChange(-0.2)).toBe('unchanged by this edit');
});
