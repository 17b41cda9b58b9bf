import { expect, test } from 'vitest';
import { methodSchema } from '#shared/schemas/method.ts';
import { presentMethod } from './present-method.ts';

test('the published method fits its schema, and the weights of each rating sum to 1', () => {
  const method = methodSchema.parse(presentMethod());
  for (const { factors, rubric } of [method.serviceValue, method.replicabilityDifficulty]) {
    expect(factors.reduce((sum, factor) => sum + factor.weight, 0)).toBeCloseTo(1);
    expect(
      factors.every((factor, index) => index === 0 || factor.weight <= (factors[index - 1]?.weight ?? 1)),
    ).toBe(true);
    expect(rubric.map((step) => step.rating)).toEqual([1, 4, 7, 10]);
  }
});

test('every factor of both ratings is published with its question', () => {
  const { serviceValue, replicabilityDifficulty } = presentMethod();
  expect(serviceValue.factors).toHaveLength(4);
  expect(replicabilityDifficulty.factors).toHaveLength(6);
  for (const { question } of [...serviceValue.factors, ...replicabilityDifficulty.factors]) {
    expect(question).toMatch(/\?$/);
  }
});
