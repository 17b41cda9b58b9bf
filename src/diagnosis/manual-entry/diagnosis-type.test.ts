import { expect, it } from 'vitest';
import { diagnosisTypeOf } from './diagnosis-type.ts';

it('maps every type of the manual entry to one of the diagnosis', () => {
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
