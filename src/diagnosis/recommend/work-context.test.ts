import { expect, it } from 'vitest';
import { describeCompany } from './work-context.ts';

const fieldsOf = (definitionIds: readonly string[]) => [
  ...describeCompany({
    workflows: definitionIds.map((definitionId) => ({
      name: definitionId,
      department: 'Operations',
      basis: 'observed' as const,
      evidence: [],
      definitionId,
    })),
    companyType: 'other',
    industry: null,
  }).fields,
];

it('is in a field where only qualified people decide if much of what it delivers is', () => {
  expect(fieldsOf(['patient-visits'])).toEqual(['health']);
  expect(fieldsOf(['patient-visits', 'telehealth-visits', 'worship-services'])).toEqual(['health']);
});

it('is not in such a field because of a single workflow among others', () => {
  expect(fieldsOf(['patient-visits', 'worship-services', 'religious-education'])).toEqual([]);
});
