import { defineWorkflow } from '#catalogue/define.ts';

export const earWaxRemoval = defineWorkflow({
  id: 'ear-wax-removal',
  name: 'Ear wax removal',
  department: 'Operations',
  type: 'Business',
  description: 'Clearing ears of wax by suction, water or instruments, in the clinic or at home.',
  industries: ['healthcare', 'optometry', 'pharmacy', 'medical-practice'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'microsuction',
          '(ear wax|earwax) (removal|removed|microsuction|suction|clinic|service|irrigation)',
          '(microsuction|ear syringing|ear irrigation) ~ (ear|£|chair|appointment|clinic|wax|from|sit|home|per|book)',
          '(ear wax|earwax|ears) ~ (microsuction|irrigation|syringing)',
        ],
      },
      {
        weight: 3,
        any: ['(ear wax|ear wax removal|earwax removal|earwax|microsuction|ear care|ear cleaning)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(ear wax|earwax) removal', 'microsuction', 'ear (cleaning|irrigation|syringing)'],
    anywhere: false,
  },
  counterSignals: [{ scope: 'sentence', any: ['(dog|pet|cat|groom|grooming)'], because: "Animals' ears" }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-booking-payment',
      name: 'Book ear wax appointments and take payment',
      description: 'Check that drops were used beforehand, find a time and take the fee.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['schedule', 'check-rules'],
    },
    {
      id: 'ask-look-into',
      name: 'Ask about the ears and look inside',
      description: 'Ask about earlier operations, holes and pain, and see how much wax there is.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'clear-wax',
      name: 'Clear the wax',
      description: 'Suck, rinse or lift it out under light and magnification.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 5 },
      traits: ['hands-on', 'care'],
      shownBy: ['(microsuction|irrigation|remove)'],
    },
    {
      id: 'show-advise-record',
      name: 'Show and record the result',
      description:
        'Show pictures from before and after, advise on drops and when to come again, and note it.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['advise', 'enter-data'],
    },
  ],
});
