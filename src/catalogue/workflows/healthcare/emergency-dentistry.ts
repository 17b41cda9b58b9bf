import { defineWorkflow } from '#catalogue/define.ts';

export const emergencyDentistry = defineWorkflow({
  id: 'emergency-dentistry',
  name: 'Emergency dental care',

  department: 'Customer Service',
  type: 'Business',
  description:
    'Helping people in sudden pain: judging urgency on the phone, making room the same day, relieving pain and arranging what follows.',
  industries: ['dental-practice'],

  signals: {
    phrases: [
      { weight: 2, any: ['(time|appointments|slots|seen) ~ emergencies', 'dental pain'] },
      {
        weight: 3,
        any: [
          '(toothache|broken tooth|knocked out tooth|chipped tooth) ~ (today|same day|call|see)',
          '(emergency|same day) ~ (dental|dentist|tooth) (appointment|appointments|)',
        ],
      },
      {
        weight: 3,
        any: ['(emergency appointments|dental emergencies|emergency dentistry)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(dental|tooth) emergency',
          'emergency (dentist|dentistry|dental|tooth|appointment)',
          '(knocked out|broken|cracked|chipped) (tooth|teeth) ~ (call|same day|emergency|immediately|right away|repair|see)',
          '(same day|urgent) ~ (dental|dentist|toothache|emergencies)',
          'severe (toothache|tooth pain)',
        ],
      },
      {
        weight: 2,
        any: [
          '(emergency dentistry|dental emergencies|emergency dental care|emergencies|emergency care|emergency dentist)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['emergency (dentistry|dental|dental care)', 'dental emergency'], anywhere: false },

  minimumStrength: 3,
  tasks: [
    {
      id: 'triage',
      name: 'Judge urgency on the phone',
      description: 'Ask about pain, swelling and injury and give first advice.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 5, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'decide'],
      shownBy: ['call'],
    },
    {
      id: 'fit',
      name: 'Make room for emergencies the same day',
      description: 'Move others or use kept times, and prepare the chair.',
      role: 'Front Desk Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['schedule'],
      shownBy: ['same day'],
    },
    {
      id: 'relieve',
      name: 'Find the cause and relieve pain',
      description: 'X-ray, numb and open, fill or remove.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 5 },
      traits: ['diagnose', 'hands-on'],
      shownBy: ['(pain|relief)'],
    },
    {
      id: 'plan',
      name: 'Arrange lasting treatment after the emergency',
      description: 'Explain what is still to do and book it.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['plan', 'advise'],
    },
    {
      id: 'call',
      name: 'Call the patient the day after',
      description: 'Ask how it is and what still hurts.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 4, error: 1, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 3 },
      traits: ['remind', 'care'],
    },
  ],
});
