import { defineWorkflow } from '#catalogue/define.ts';

export const manuscriptSubmissions = defineWorkflow({
  id: 'manuscript-submissions',
  name: 'Manuscript submissions',
  department: 'Operations',
  type: 'Business',
  description: 'Receiving the work of writers: logging, reading, deciding and answering.',
  industries: ['culture-media', 'higher-education', 'association'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(submissions|manuscripts|unsolicited|query letter|queries) ~ (read|open|first three chapters|chapters|letter|answer|respond|guidelines|submit|simultaneous|weeks|window|march|october|accept|accepted|peer review)',
          '(submit|send) ~ (manuscript|poems|stories|chapters|essays|synopsis) ~ (guidelines|window|word|pages|editor|letter|submittable|open|months)',
          '(call for papers|submission guidelines)',
        ],
      },
      {
        weight: 3,
        any: [
          '(submissions|submission guidelines|submit your manuscript|manuscript submissions|=for authors|guidelines for authors|author guidelines|submit your work|call for papers|instructions for authors)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['manuscript (submissions|reading)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(form|request|sample|bid|proposal|claim|planning|permit|regulatory|website) (submission)'],
      because: 'Other papers handed in',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'log-comes',
      name: 'Log manuscripts that come in',
      description: 'Number and date each and say that it has come.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'draft-text'],
    },
    {
      id: 'read-comes',
      name: 'Read manuscripts that come in',
      description: 'Read first pages, and the whole where they promise something.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 5, revenue: 2 },
      traits: ['summarise', 'decide'],
      shownBy: ['(read)'],
    },
    {
      id: 'decide-each-work',
      name: 'Decide on each manuscript',
      description: 'Weigh it with other editors or reviewers: yes, no or change.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['decide'],
      shownBy: ['(review|decid)'],
    },
    {
      id: 'answer-every-writer',
      name: 'Answer every writer',
      description: 'Write yes, no or what to change.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'personalise'],
      shownBy: ['(answer|respond)'],
    },
  ],
});
