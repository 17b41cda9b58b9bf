import { expect, it } from 'vitest';
import { numericSchema } from './numbers.ts';

it.each([
  ['1,000', 1000],
  ['12,500', 12_500],
  ['1,000,000', 1_000_000],
  ['1,234.5', 1234.5],
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['.5', 0.5],
  [' 2.25 ', 2.25],
  ['-3', -3],
])('reads %j as %d', (text, number) => {
  expect(numericSchema.parse(text)).toBe(number);
});

it.each(['', '.', '1.2.3', '1,00,0', 'ten', '1e3'])('does not read %j', (text) => {
  expect(numericSchema.safeParse(text).success).toBe(false);
});
