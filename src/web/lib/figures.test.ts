import { expect, it } from 'vitest';
import { formatShareRange } from './figures.ts';

it('rounds a range of shares outward', () => {
  expect(formatShareRange({ low: 0.9979, high: 1 })).toBe('99% to 100%');
  expect(formatShareRange({ low: 0.614, high: 0.7219 })).toBe('61% to 73%');
});
