import { defineWorkflow } from '#catalogue/define.ts';

export const developmentalTherapy = defineWorkflow({
  id: 'developmental-therapy',
  name: 'Speech, occupational and behavioural therapy',
  naming: {
    parts: [
      { any: ['(speech|language|articulation)'], name: 'Speech therapy', word: 'speech' },
      { any: ['(occupational|sensory|fine motor)'], name: 'Occupational therapy', word: 'occupational' },
      {
        any: ['(behavioral|behavioural|behavior|behaviour|aba|autism)'],
        name: 'Behavioural therapy',
        word: 'behavioural',
      },
    ],
    joined: '{parts} therapy',
  },

  department: 'Operations',
  type: 'Business',
  description:
    'Helping children or adults learn to speak, move, eat or behave: evaluation, goals, sessions, home practice and reports.',
  industries: ['healthcare', 'mental-health', 'physical-therapy'],

  signals: {
    phrases: [
      {
        weight: 1.5,
        any: [
          '(speech language pathologist|speech pathologist|speech therapist|occupational therapist|behavior analyst|=bcba)',
          'early intervention',
        ],
      },
      {
        weight: 3,
        any: [
          '(speech|speech language|occupational|aba|feeding|sensory|behavioral|language) therapy ~ (child|adult|session|service|evaluation|we|program|help|family|therapist|clinic)',
          'applied behavior analysis',
          '=our (speech language pathologist|speech pathologist|speech therapist|occupational therapist|behavior analyst)',
          'early intervention (service|services|program)',
        ],
      },
      {
        weight: 2,
        any: [
          '(speech therapy|occupational therapy|aba therapy|feeding therapy|early intervention|pediatric therapy|speech language)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(speech|occupational|aba|feeding|sensory|play|language) therapy', 'early intervention'],
    anywhere: false,
  },

  minimumStrength: 3,
  tasks: [
    {
      id: 'evaluate',
      name: 'Evaluate skills and delays',
      description: 'Test, play and talk with the family.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'interview'],
      shownBy: ['evaluation'],
    },
    {
      id: 'goals',
      name: 'Set therapy goals and plan',
      description: 'Write what is to be reached by when and how it is measured.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['plan', 'draft-text'],
      shownBy: ['(goal|plan)'],
    },
    {
      id: 'session',
      name: 'Lead speech, movement or behaviour sessions',
      description: 'Practise by play, talk and movement.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 4, variability: 5, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['care', 'coach'],
      shownBy: ['session'],
    },
    {
      id: 'family',
      name: 'Teach the family to practise at home',
      description: 'Show what to do at home and correct it.',
      role: 'Therapist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['coach'],
      shownBy: ['(family|parent|home)'],
    },
    {
      id: 'report',
      name: 'Note progress and report',
      description: 'Write for insurers, doctors and schools.',
      role: 'Therapist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(progress|report)'],
    },
  ],
});
