import { defineWorkflow } from '#catalogue/define.ts';

export const authorServices = defineWorkflow({
  id: 'author-services',
  name: 'Services for authors',
  naming: {
    parts: [
      { any: ['(edit|editing|copyediting|proofread|proofreading)'], name: 'Editing and proofreading' },
      { any: ['(assessment|critique)'], name: 'Manuscript assessment' },
      { any: ['(typesetting|cover|formatting|layout)'], name: 'Typesetting and cover design' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Helping authors who publish themselves: reading report, editing, typesetting, cover, print and listing.',
  industries: ['culture-media', 'agency', 'consulting', 'print-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(manuscript (assessment|critique|evaluation)|copy editing|copyediting|developmental editing|line editing|proofreading|typesetting|cover design|book formatting|ghostwriting|self publishing) ~ (author|writer|publish|publishing|book|manuscript|typesetting|cover|copy editing|editor|novel|thesis|service|isbn)',
        ],
      },
      {
        weight: 3,
        any: [
          '(services for writers|editing services|self publishing|author services|manuscript assessment|proofreading|copy editing|copyediting|cover design|book design|ghostwriting|editorial services|editing proofreading|book formatting|developmental editing)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(manuscript (assessment|critique)|copy editing|copyediting|developmental editing|proofreading|book (design|formatting|editing)|cover design|ghostwriting|(author|editorial|editing|self publishing) services|typesetting|self publishing)',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [{ scope: 'sentence', any: ['video', '(vinyl|album)'], because: 'Other covers and cuts' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-sample-quote',
      name: 'Read a sample and quote for the author',
      description: 'Judge level, length and days of work and name a price.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 4 },
      traits: ['analyse-data', 'draft-text'],
    },
    {
      id: 'report-manuscript',
      name: "Report on the author's manuscript",
      description: 'Read all of it and write what works, what does not and why.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 2 },
      traits: ['advise', 'draft-text'],
      shownBy: ['(assessment|critique)'],
    },
    {
      id: 'edit-proofread',
      name: "Edit and proofread the author's text",
      description: 'Go through it pass by pass and settle questions with the author.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 6, high: 18 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(edit|proofread)'],
    },
    {
      id: 'set-pages-design',
      name: 'Set pages and design the cover for an author',
      description: 'Choose type and pictures and make the files for print and e-book.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['design', 'create-media'],
      shownBy: ['(typesetting|cover)'],
    },
    {
      id: 'print-list',
      name: "Have the author's book printed and listed",
      description: 'Get the ISBN, check the proof and enter the book on the platforms.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(print|isbn)'],
    },
  ],
});
