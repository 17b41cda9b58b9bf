import { expect, it } from 'vitest';
import { failureCodes } from '#shared/schemas/failure.ts';
import { failureAdvice, orderWaysOn } from './failure-advice.ts';

it.each(failureCodes)('%s says what to do next, and that way comes first', (code) => {
  const { text, best } = failureAdvice[code];
  expect(text).toMatch(/^[A-Z].{20,}\.$/);
  const words = { 'same-again': /try again/i, 'other-address': /address/, 'by-hand': /by hand/ };
  expect(text).toMatch(words[best]);
  expect(orderWaysOn(best)[0]).toBe(best);
  expect(new Set(orderWaysOn(best)).size).toBe(3);
});
