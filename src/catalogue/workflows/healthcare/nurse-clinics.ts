import { defineWorkflow } from '#catalogue/define.ts';

export const nurseClinics = defineWorkflow({
  id: 'nurse-clinics',
  name: 'Nurse clinics for pets',
  department: 'Operations',
  type: 'Business',
  description: 'Weight, dental, senior and puppy appointments with the veterinary nurse.',
  industries: ['veterinary'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(nurse) ~ (run|clinic) ~ (weight|dental|senior|puppy|nail|clinics|diabetic)',
          '(weight|puppy|senior|dental|nail) clinics ~ (nurse|pets|free)',
        ],
      },
      {
        weight: 3,
        any: ['(nurse clinics|vet nurse clinics|puppy classes|puppy parties|weight clinics|senior clinics)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['nurse clinics', '(weight|senior|puppy) clinics'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'invite-pets',
      name: 'Invite pets',
      description: 'Invite overweight, old and newly bought pets.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'weigh-look-trim',
      name: 'Weigh, look, trim',
      description: 'Weigh the pet and check teeth, nails and coat.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['hands-on', 'care'],
    },
    {
      id: 'coach-owner',
      name: 'Coach the owner',
      description: 'Show feeding, brushing and manners.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
    },
    {
      id: 'record-book-next',
      name: 'Record and book the next',
      description: 'Write weight and aim.',
      role: 'Nurse',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
