import { defineWorkflow } from '#catalogue/define.ts';

export const certifiedTranslation = defineWorkflow({
  id: 'certified-translation',
  name: 'Certified translation of documents',
  department: 'Operations',
  type: 'Business',
  description:
    'Translating certificates and court papers with stamp: taking the copy, translating, certifying, apostille, posting.',
  industries: ['consulting', 'agency', 'culture-media', 'legal'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(certified|sworn|notarised|notarized|official) (translation|translator) ~ (birth|certificate|court|diploma|uscis|immigration|stamped|stamp|documents|authority|accepted|passport|apostille|embassy)',
          '(birth certificates|diplomas|marriage certificates|court papers) ~ (translated|translation) ~ (stamped|certified|sworn|post)',
        ],
      },
      {
        weight: 3,
        any: [
          '(certified translation|sworn translation|certified|uscis translation|legal translation|certified documents|official translations)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(certified|sworn|notarised|notarized) (translation)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'look-at-document',
      name: 'Look at the document and price it',
      description: 'Check it can be read and what the office wants.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 5, expertise: 3, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
    },
    {
      id: 'translate-all-stamps',
      name: 'Translate with all stamps and notes',
      description: 'Every mark is rendered.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(translate)'],
    },
    {
      id: 'revise-certify',
      name: 'Revise and certify',
      description: 'Second reading, statement, signature and stamp.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(certify|stamp)'],
    },
    {
      id: 'bind-legalise-post',
      name: 'Bind, legalise and post',
      description: 'Apostille where asked, send.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(apostille|post)'],
    },
  ],
});
