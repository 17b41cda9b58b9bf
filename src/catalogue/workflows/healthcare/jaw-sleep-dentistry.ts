import { defineWorkflow } from '#catalogue/define.ts';

export const jawSleepDentistry = defineWorkflow({
  id: 'jaw-sleep-dentistry',
  name: 'Jaw pain, snoring and night guard treatment',
  department: 'Operations',
  type: 'Business',
  description:
    'Treating jaw joint pain, grinding, snoring and sleep apnoea with appliances made for the mouth: examination, sleep test, impressions, fitting and follow-up.',
  industries: ['dental-practice'],
  delivers: {
    named: ['(tmj|tmd|sleep apnea|snoring) (treatment|therapy)', '(night|mouth|sports) guards'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(tmj|tmd) (treatment|therapy|disorder|disorders|pain|headache|headaches|specialist)',
          '(sleep apnea|snoring) ~ (appliance|appliances|treatment|device|devices|oral|dentist)',
          '(night|mouth|sports|athletic|custom) (guard|guards|mouthguard|mouthguards)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(sleep apnea|tmj|tmj treatment|night guards|mouth guards|mouthguards|sleep dentistry|snoring)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-jaw',
      name: 'Ask about jaw pain, sleep and grinding',
      description: 'Take the history, feel the joint, measure opening and look at wear.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 2 },
      traits: ['interview', 'diagnose'],
    },
    {
      id: 'refer-sleep',
      name: 'Arrange the sleep test with the doctor',
      description: 'Send the referral and file the result that comes back.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['route-requests', 'remind'],
      shownBy: ['(sleep (test|study)|physician)'],
    },
    {
      id: 'make-appliance',
      name: 'Take impressions and order the appliance',
      description: 'Scan the teeth, note the bite the dentist sets and send it to the laboratory.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(appliance|guard|custom)'],
    },
    {
      id: 'fit-appliance',
      name: 'Fit and set the appliance',
      description: 'Seat it and set how far the jaw is held forward.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['hands-on'],
    },
    {
      id: 'follow-jaw',
      name: 'Follow how pain or sleep changes',
      description: 'Call the patient in, adjust the appliance and write to the doctor.',
      role: 'Dentist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['monitor', 'hands-on'],
    },
  ],
});
