import { expect, it } from 'vitest';
import { methodSchema } from '#shared/schemas/method.ts';
import { presentMethod } from './present-method.ts';

it('publishes rubrics, weights that add up to one, and the rule of hours', () => {
  const method = methodSchema.parse(presentMethod('ExampleBot'));
  for (const rating of [method.serviceValue, method.replicabilityDifficulty]) {
    expect(rating.rubric.map((step) => step.rating)).toEqual([1, 4, 7, 10]);
    expect(rating.factors.reduce((sum, factor) => sum + factor.weight, 0)).toBeCloseTo(1, 10);
  }
  expect(method.serviceValue.factors).toHaveLength(4);
  expect(method.replicabilityDifficulty.factors).toHaveLength(6);
  expect(method.hoursFactorBySize['11-50']).toBe(1);
  expect(method.robotsToken).toBe('ExampleBot');
});
