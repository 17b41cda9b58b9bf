import { expect, it } from 'vitest';
import { failureCodes } from '#shared/schemas/failure.ts';
import { failureAdvice } from './failure-advice.ts';

it.each(failureCodes)('%s says what to do next', (code) => {
  expect(failureAdvice[code]).toMatch(/^[A-Z].{20,}\.$/);
});
