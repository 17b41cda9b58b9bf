import { defineWorkflow } from '#catalogue/define.ts';

export const computerRepair = defineWorkflow({
  id: 'computer-repair',
  name: 'Computer repair and rescue',
  naming: {
    parts: [
      {
        any: ['(repair|repairs|fix|fixed|mend|mended|replacement|upgrade|tune up|drop off|bring)'],
        name: 'Computer and device repair',
      },
      { any: ['(rescue|recover|recovery|virus|malware|spyware)'], name: 'Data rescue and virus removal' },
    ],
  },

  department: 'IT',
  type: 'Business',
  description:
    'Taking in broken computers and phones, finding the fault, agreeing the price, mending, saving data and handing back.',
  industries: ['it-services', 'retail'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(screen|battery|charging port) (replacement|repair|replacements)',
          '(phone|tablet|laptop|console|computer) ~ (repair|repairs|mended|fixed)',
          'water damage ~ (phone|device|tablet|laptop|repair)',
          '(virus|malware) removal',
          '(rescue|recover) ~ (photo|photos|data|files) ~ (dead|broken|drive|drives)',
        ],
      },
      {
        weight: 3,
        any: [
          '(screen replacement|battery replacement|data recovery|water damage|virus removal|phone repair|laptop repair)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(computer|laptop|pc|mac|iphone|phone|tablet|printer|screen|hard drive|console) (repair|upgrade|tune up)',
          '(virus|malware|spyware) removal',
          'data recovery (service|from|lab)',
          '(drop off|bring) ~ (computer|laptop|device)',
        ],
      },
      {
        weight: 2,
        any: ['(computer repair|repairs|laptop repair|data recovery|virus removal|phone repair|pc repair)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(computer|laptop|pc|mac|phone|tablet|printer) (repair|tune up|upgrade)',
      '(virus|malware) removal',
      'data recovery',
    ],
    anywhere: true,
    notIn: ['software-vendor'],
  },

  counterSignals: [
    { scope: 'sentence', any: ['(window|door|patio|porch) ~ screen'], because: 'Screens of windows.' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'intake',
      name: 'Take in the machine and the story',
      description: 'Note the fault, password and what must not be lost.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['enter-data', 'interview'],
      shownBy: ['(drop off|bring)'],
    },
    {
      id: 'diagnose',
      name: 'Find the fault',
      description: 'Test parts and software.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['diagnose'],
      shownBy: ['(diagnostic|diagnose)'],
    },
    {
      id: 'quote',
      name: 'Agree price and time',
      description: 'Tell what it costs and whether it is worth it.',
      role: 'Support Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['advise'],
      shownBy: ['(estimate|quote|price)'],
    },
    {
      id: 'mend',
      name: 'Mend and clean',
      description: 'Change parts, remove malware and update.',
      role: 'Field Technician',
      judgment: false,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(repair|replace|remove)'],
    },
    {
      id: 'save',
      name: 'Save and return data',
      description: 'Copy what can be read and check it.',
      role: 'Field Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 2, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(data recovery|backup)'],
    },
    {
      id: 'hand-back',
      name: 'Hand back and explain',
      description: 'Show that it works and what to avoid.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 4, error: 1, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
  ],
});
