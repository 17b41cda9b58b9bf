import { defineWorkflow } from '#catalogue/define.ts';

export const certifiedTranslation = defineWorkflow({
  id: 'certified-translation',
  name: 'Certified translation of documents',
  department: 'Operations',
  type: 'Business',
  description:
    'Translating certificates and court papers so that an authority accepts them: looking at the copy, translating, certifying, legalising and posting.',
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
      name: 'Look at the document and name a price',
      description: 'See that it can be read, ask which office wants it, and name price and date.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'draft-text'],
    },
    {
      id: 'translate-all-stamps',
      name: 'Translate the document with stamps and notes',
      description: 'Render every word, seal and note in the layout of the original.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['translate', 'draft-text'],
      shownBy: ['(translate)'],
    },
    {
      id: 'revise-certify',
      name: 'Revise and certify the translation',
      description: 'Compare names, dates and figures again, add the statement, sign and stamp.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 5, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 3 },
      traits: ['check-rules', 'translate'],
      shownBy: ['(certify|stamp)'],
    },
    {
      id: 'bind-legalise-post',
      name: 'Bind, legalise and post the translation',
      description: 'Bind the pages, fetch an apostille where one is asked, and send paper and scan.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 4, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'route-requests'],
      shownBy: ['(apostille|post)'],
    },
  ],
});
