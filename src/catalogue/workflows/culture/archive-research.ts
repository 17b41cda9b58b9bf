import { defineWorkflow } from '#catalogue/define.ts';

export const archiveResearch = defineWorkflow({
  id: 'archive-research',
  name: 'Archive and research requests',

  department: 'Research',
  type: 'Business',
  description: 'Answering questions from documents: request, search, copies, reading room and rights.',
  industries: ['culture-media', 'government', 'association'],

  narrows: ['research-publication'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(archivist|archives|local history) ~ (answers|letters|enquiries|families|research|photographs|newspapers|copies)',
          '(newspapers|yearbooks|parish registers|microfilm) ~ (film|microfilm|photographs|genealogy|yearbooks|research)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(local history|=genealogy|=archives|family history|history room)'],
      },

      {
        weight: 3,
        any: [
          '(reading room|archivist|archives) ~ (appointment|holds|ledgers|maps|photographs|write|copies)',
          '(volunteers|staff|we) ~ (search|look up) ~ (files|records|family|genealogy)',
          '(copies|image licences|image licenses|reproductions) ~ (request|fee|photograph)',
        ],
      },
      {
        weight: 3,
        any: [
          '(send|submit) ~ (research|records|genealogy|photo) (request|inquiry)',
          '(library|archive|archives|collection) ~ (hold|holds|newspapers|photographs|plats|manuscripts|records) ~ (request|search|hour|research|photograph|photographs)',
          'research ~ (=an|per) hour',
        ],
      },
      {
        weight: 2,
        any: ['(research library|genealogy|archives library)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(research|archive|genealogy|reproduction) (request|inquiry|appointment) ~ (library|archive|fee|form|collection|museum|society|copy)',
          '(=our|society|museum|library) ~ (archives|research library|reading room|genealogical)',
          '(genealogy|family history|local history) (research|collection|room|resource|question|record)',
        ],
      },
      {
        weight: 2,
        any: [
          '(=archives|genealogy|research requests|library archives|local history|research library|collections research)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },

  counterSignals: [
    {
      scope: 'sentence',
      any: ['(news|blog|sermon|newsletter|post|event) archive', 'archives =by'],
      because: 'Old pages of a site',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take',
      name: 'Take the question',
      description: 'Ask what is known and wanted.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['interview'],
      shownBy: ['(request|form)'],
    },
    {
      id: 'search',
      name: 'Search holdings',
      description: 'Look through lists, boxes and films.',
      role: 'Researcher',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 3, contact: 2, error: 2, data: 5 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(search|record|genealog)'],
    },
    {
      id: 'copy',
      name: 'Copy and describe',
      description: 'Scan and write where it stands.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['extract-data', 'create-media'],
      shownBy: ['(copy|scan|reproduction)'],
    },
    {
      id: 'rights',
      name: 'Settle rights and fees',
      description: 'Check who may use and bill.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['check-rules'],
      shownBy: ['(fee|permission|rights)'],
    },
    {
      id: 'room',
      name: 'Serve the reading room',
      description: 'Bring, watch and help.',
      role: 'Researcher',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['answer-questions'],
      shownBy: ['(reading room|visit|appointment)'],
    },
  ],
});
