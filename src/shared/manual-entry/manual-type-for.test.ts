import { expect, it } from 'vitest';
import { manualTypeFor } from './manual-type-for.ts';

it.each([
  ['Communication', 'Finance', 'customer-facing'],
  ['Development', 'IT', 'creative'],
  ['Strategy', 'Management', 'strategic'],
  ['Analysis', 'Finance', 'financial'],
  ['Business', 'Finance', 'financial'],
  ['Business', 'HR', 'administrative'],
  ['Analysis', 'Sales', 'operational'],
  ['Business', 'Baking', 'operational'],
] as const)('classifies %s work of %s as %s', (type, department, expected) => {
  expect(manualTypeFor({ type, department })).toBe(expected);
});
