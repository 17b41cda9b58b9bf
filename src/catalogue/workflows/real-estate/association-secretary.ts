import { defineWorkflow } from '#catalogue/define.ts';

export const associationSecretary = defineWorkflow({
  id: 'association-secretary',
  name: 'Company secretary for residents',
  department: 'Legal',
  type: 'Business',
  description:
    'Keeping the company of the residents in order: register, filings, meetings, minutes, share certificates.',
  industries: ['property-management'],
  delivers: {
    named: ['company (secretary|secretarial)', 'company secretarial (service|services|work)'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(act|acts|acting) ~ company secretary',
          'company (secretary|secretarial) ',
          '(confirmation statement|register members|share certificates|annual general meeting|agms|agm) ~ (file|filed|convene|convened|keep|kept|filings|members|residents|hold|share certificates|register)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(company secretary|company secretarial|secretarial services)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'keep-register',
      name: 'Keep registers and share certificates',
      description: 'Enter sales of flats and changes of directors and issue share certificates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'file-returns',
      name: 'File statements and accounts',
      description: 'Watch the dates and file statements and accounts at the companies register.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['monitor', 'check-rules'],
    },
    {
      id: 'call-agm',
      name: 'Call the annual meeting',
      description: 'Send notice, papers and proxy forms in time and note who comes.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'schedule'],
    },
    {
      id: 'minute-meeting',
      name: 'Attend meetings and take minutes',
      description: 'Keep to the agenda, write down what is decided and see that it is done.',
      role: 'Property Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 3, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['transcribe', 'summarise'],
    },
  ],
});
