import { expect, test } from 'vitest';
import { describeValueChange } from './describe-value-change.ts';

test('the change by an edit has a sign and two digits, or a word if there is none', () => {
  expect(describeValueChange(-612.4)).toBe('down $610 with this edit');
  expect(describeValueChange(1249)).toBe('up $1,200 with this edit');
  expect(describeValueChange(-0.2)).toBe('unchanged by this edit');
});
