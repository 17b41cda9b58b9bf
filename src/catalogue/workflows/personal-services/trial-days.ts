import { defineWorkflow } from '#catalogue/define.ts';

export const trialDays = defineWorkflow({
  id: 'trial-days',
  name: 'Meet-and-greets and trial days',
  naming: {
    parts: [
      { any: ['(meet greet|meet =and greet|greet)'], name: 'Meet-and-greets' },
      { any: ['(trial|assessment|temperament|evaluation)'], name: 'Trial days' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Getting to know an animal before it stays: a visit or a trial day, watching how it takes to people and other animals, deciding whether it may come and telling the owner.',
  industries: ['pet-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(meet (and|) greet) ~ (dog|pet|cat|session|booking|free|first|visit|home|us)',
          '(free|book|initial|complimentary|first|before) ~ (meet (and|) greet)',
          '(trial|assessment|temperament|evaluation|introductory|taster) (day|session|stay|visit|test|assessment|evaluation)',
          '(temperament|behaviour|behavior) (test|tested|assessment|evaluation|evaluated)',
        ],
      },
      {
        weight: 3,
        any: [
          '(meet greet|meet =and greet|trial day|trial days|assessment day|temperament test|temperament assessment|dog assessment)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(adopt|adoption|foster|rescue|shelter|airport|celebrity)'],
      because: 'Meetings before an adoption, or at an airport',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'agree-meeting',
      name: 'Agree on a meeting or trial day',
      description: 'Ask about the animal and its habits and find a time.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['schedule', 'interview'],
      shownBy: ['(book|arrange|contact|call)'],
    },
    {
      id: 'watch-pet',
      name: 'Watch the animal with people and other animals',
      description: 'Let it look round, introduce it slowly and see how it behaves.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['hands-on', 'care', 'diagnose'],
      shownBy: ['(temperament|behaviour|behavior|introduce|assess)'],
    },
    {
      id: 'note-habits',
      name: 'Note how the animal behaved and what it needs',
      description: 'Write down fears, friends, routines and warning signs for those who will look after it.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'extract-data'],
      shownBy: ['(routine|routines|vaccination|feeding|keys|needs)'],
    },
    {
      id: 'decide-stay',
      name: 'Decide after the trial whether the animal may come',
      description: 'Weigh what was seen: all day, a small group, another trial or not at all.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['decide', 'advise'],
      shownBy: ['(suitable|fit|accept|pass)'],
    },
    {
      id: 'tell-trial-result',
      name: 'Tell the owner how the trial went',
      description:
        'Say kindly and plainly what was seen and decided, and name another way where it does not fit.',
      role: 'Customer Experience Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 5, expertise: 2, revenue: 2 },
      traits: ['advise', 'personalise'],
    },
  ],
});
