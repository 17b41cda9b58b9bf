import { defineWorkflow } from '#catalogue/define.ts';

export const welderQualification = defineWorkflow({
  id: 'welder-qualification',
  name: 'Welder and procedure qualification',
  department: 'Operations',
  type: 'Analysis',
  description:
    'Proving that welders and weld procedures meet the code: witnessing, testing pieces, certificates, renewal.',
  industries: ['manufacturing', 'machine-shop', 'consulting', 'construction', 'training-provider'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(welder|weld procedure|welding procedure) ~ (qualification|approval|certification|coding|test|testing) ~ (iso|asme|aws|witnessed|procedure|code|certificate|inspector|surveyors|9606|15614|d1 1)',
        ],
      },
      {
        weight: 3,
        any: [
          '(welder qualification|welder certification|weld procedure qualification|welder approvals|welders|welder testing|weld testing|coded welder testing|procedure qualification)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(welder|weld procedure|welding procedure) (qualification|certification|testing|approval)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-code-write',
      name: 'Write the weld procedure to the code',
      description: 'Set joint, position, filler metal and limits for what is to be welded.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['plan', 'design'],
    },
    {
      id: 'witness-test-weld',
      name: 'Witness the test weld',
      description: 'Check identity, material and settings while the welder welds.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 3, error: 5, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(witness)'],
    },
    {
      id: 'test-piece',
      name: 'Test the weld piece',
      description: 'Bend, break, X-ray or etch it and judge it by the code.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(test)'],
    },
    {
      id: 'issue-renew-certificates',
      name: 'Issue and renew welder certificates',
      description: 'Write the certificate and watch the six-month and two-year dates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(certificate|approval)'],
    },
  ],
});
