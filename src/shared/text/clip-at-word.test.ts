import { expect, it } from 'vitest';
import { clipAtWord } from './clip-at-word.ts';

it.each([
  ['Our team designs tools', 30, 'Our team designs tools'],
  ['Our team designs tools, dies, and fixtures', 24, 'Our team designs tools…'],
  ['Our team designs tools', 15, 'Our team…'],
  ['私たちは家族経営の会社です', 8, '私たちは家族経営…'],
])('cuts %j at %i', (text, limit, clipped) => {
  expect(clipAtWord(text, limit)).toBe(clipped);
});
