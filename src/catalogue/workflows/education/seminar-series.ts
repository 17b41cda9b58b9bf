import { defineWorkflow } from '#catalogue/define.ts';

export const seminarSeries = defineWorkflow({
  id: 'seminar-series',
  name: 'Seminars and lectures',
  department: 'Operations',
  type: 'Communication',
  description:
    'Inviting speakers to regular talks: choice, date, travel, announcement, the talk itself and its recording.',
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
      description: 'Balance topics, write to speakers and find dates.',
      role: 'Event Coordinator',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 2, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan', 'match'],
      shownBy: ['(speaker|invite)'],
    },
    {
      id: 'arrange-room-journey',
      name: 'Arrange room and travel of speakers',
      description: 'Book room, journey and bed and pay expenses back.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['schedule'],
    },
    {
      id: 'announce',
      name: 'Announce the talks',
      description: 'Put the talk on the poster, the mailing list and the site.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text'],
    },
    {
      id: 'hold-record',
      name: 'Host and record the talk',
      description: 'Open the evening, lead the questions, record and thank the speaker.',
      role: 'Event Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
