import { defineWorkflow } from '#catalogue/define.ts';

export const manuscriptSubmissions = defineWorkflow({
  id: 'manuscript-submissions',
  name: 'Manuscript submissions',
  department: 'Operations',
  type: 'Business',
  description: "Receiving writers' work, reading it and answering.",
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
      name: 'Log what comes in',
      description: 'Number, date, acknowledge.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'read-comes',
      name: 'Read what comes in',
      description: 'This covers first pages and then more.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(read)'],
    },
    {
      id: 'decide-each-work',
      name: 'Decide on each work',
      description: 'This covers with others and or by reviewers.',
      role: 'Editor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(review|decid)'],
    },
    {
      id: 'answer-every-writer',
      name: 'Answer every writer',
      description: 'This covers yes, no and or change.',
      role: 'Editor',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(answer|respond)'],
    },
  ],
});
