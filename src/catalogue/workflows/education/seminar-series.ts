import { defineWorkflow } from '#catalogue/define.ts';

export const seminarSeries = defineWorkflow({
  id: 'seminar-series',
  name: 'Seminars and lectures',
  department: 'Operations',
  type: 'Communication',
  description: 'Inviting speakers to regular talks: choice, date, travel, poster, evening, recording.',
  industries: ['higher-education', 'association', 'culture-media', 'non-profit'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(seminar|colloquium|colloquia|lecture series|guest lectures|talks) ~ (thursday|wednesday|friday|tuesday|monday|term|speaker|weekly|at four|tea|list|open =to|series|invited|semester|annual|held)',
        ],
      },
      {
        weight: 3,
        any: [
          '(seminars|seminar series|colloquium|colloquia|lecture series|guest lectures|seminars workshops)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(seminar|lecture) series', '(seminars|guest lectures|colloquia)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(webinar|sales|investment|free dinner|retirement)'],
      because: 'In another sense: selling',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-invite-speakers',
      name: 'Choose and invite speakers',
      description: 'Balance topics and find dates.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['plan', 'design'],
      shownBy: ['(speaker|invite)'],
    },
    {
      id: 'arrange-room-journey',
      name: 'Arrange room and journey',
      description: 'Book room and travel and pay expenses back.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'announce',
      name: 'Announce',
      description: 'Put the talk on the poster, the list and the site.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'hold-record',
      name: 'Hold and record',
      description: 'Open the evening, record the talk and thank the speaker.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 4 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
    },
  ],
});
