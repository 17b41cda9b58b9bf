import { defineWorkflow } from '#catalogue/define.ts';

export const pupilTransport = defineWorkflow({
  id: 'pupil-transport',
  name: 'Pupil transport',
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing pupils to school and home: planning routes and stops, driving, and telling families of changes.',
  industries: ['education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(bus|van|shuttle) (route|schedule|stop|service|transportation|rider)',
          '(provide|offer|arrange) ~ transportation ~ (from|school|student|pupil)',
          '(school|student|pupil) (bus|transport|transportation)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(transportation|bus schedule|van schedules|bus routes|busing)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['public (transport|transportation)', '(take|nearest|city) (bus|train)'],
      because: 'How visitors get there.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-routes',
      name: 'Plan routes and stops',
      description: 'Set stops and times from where pupils live.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['plan', 'schedule'],
      shownBy: ['(route|stop|schedule)'],
    },
    {
      id: 'drive-pupils',
      name: 'Drive and look after pupils',
      description: 'Pick up, drive and hand over safely.',
      role: 'Driver',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 5, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'care'],
    },
    {
      id: 'tell-changes',
      name: 'Tell families of changes',
      description: 'Send word of delays, new times and closures.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'remind'],
    },
    {
      id: 'keep-vehicles',
      name: 'Keep vehicles and papers in order',
      description: 'Book service and keep inspections and licences valid.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'schedule'],
    },
  ],
});
