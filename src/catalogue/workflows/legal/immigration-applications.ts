import { defineWorkflow } from '#catalogue/define.ts';

export const immigrationApplications = defineWorkflow({
  id: 'immigration-applications',
  name: 'Residence and immigration applications',
  department: 'Legal',
  type: 'Business',
  description:
    'Getting clients leave to live or work in a country: checking what they qualify for, collecting papers, filing and answering the authority.',
  industries: ['legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(residency|residence|work|visa|green card|citizenship|immigration|naturalization) (permit|application|petition|program|matter)',
          '(apply|application|assist|assistance|help) ~ (visa|citizenship|residency|green card|residence permit|immigration)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(immigration|migration|visas|citizenship|immigration law|residency)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-eligibility',
      name: 'Check what the client qualifies for',
      description: 'Compare facts with the categories and say what the chances are.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 5, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['check-rules', 'advise'],
    },
    {
      id: 'collect-papers',
      name: 'Collect papers and translations',
      description: 'List, remind and check what the authority wants.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['remind', 'extract-data', 'translate'],
      shownBy: ['document'],
    },
    {
      id: 'file-application',
      name: 'Fill in and file the application',
      description: 'Complete forms, write the supporting letter and pay fees.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 5, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 4 },
      traits: ['enter-data', 'draft-text'],
      shownBy: ['application'],
    },
    {
      id: 'answer-authority',
      name: 'Answer the authority and prepare interviews',
      description: 'Reply to questions and rehearse with the client.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['draft-text', 'coach'],
      shownBy: ['interview'],
    },
  ],
});
