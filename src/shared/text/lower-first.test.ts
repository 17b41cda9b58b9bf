import { expect, it } from 'vitest';
import { lowerFirst } from './lower-first.ts';

it.each([
  ['Stump grinding', 'stump grinding'],
  ['EV charger installation', 'EV charger installation'],
  ['X-rays', 'X-rays'],
  ['', ''],
])('puts %j into a sentence', (name, lowered) => {
  expect(lowerFirst(name)).toBe(lowered);
});
