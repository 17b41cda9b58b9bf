import { expect, it } from 'vitest';
import { diagnosisTypeOf } from './diagnosis-type.ts';

it('maps every manual entry type to a diagnosis type', () => {
  expect(diagnosisTypeOf).toEqual({
    administrative: 'Business',
    operational: 'Business',
    other: 'Business',
    'customer-facing': 'Communication',
    financial: 'Analysis',
    creative: 'Development',
    strategic: 'Strategy',
  });
});
