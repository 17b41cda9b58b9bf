import { defineWorkflow } from '#catalogue/define.ts';

export const referralHandling = defineWorkflow({
  id: 'referral-handling',
  name: 'Referrals in and out',
  department: 'Customer Service',
  type: 'Communication',
  description:
    'Taking patients that other doctors send and sending on those who need another: papers, urgency, dates and reports back.',
  industries: ['home-care', 'healthcare'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(referring patient|refer patient|=for gps|=for general practitioners|referrals|for referring doctors|for referring physicians|=for referrers|=for doctors|gp referrals|information for gps|=for dentists|=for physicians)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(gp|dentists|vets|doctors|physicians|practitioners) may (refer|send)',
          '(referring|refer) =your (patient) ~ (letter|form|fax|photographs|online|we)',
        ],
      },
      {
        weight: 3,
        any: ['(=for|referring) (physicians|doctors|dentists|veterinarians)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 2,
        any: [
          '(make referral|refer patient|referrals|referring providers|referring doctors|referral form|=for physicians|refer someone)',
        ],
        in: ['heading', 'navigation', 'control'],
      },

      {
        weight: 3,
        any: [
          '(referring|referral) (doctor|dentist|physician|veterinarian|provider|practice|vet|office|form|clinic)',
          '(refer|send) (patient|client|pet) ~ (us|our|to|form|fax|online|specialist)',
          '(referral|referrals) ~ (required|form|accept|accepted|from|fax|send|submit|online|needed|coordinate|specialist|welcome)',
          '(refer you|referred) ~ (specialist|medical doctor|hospital|imaging|surgeon)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(referrals|=for referring doctors|refer patient|referral form|referring doctors|refer a patient)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ["(not|never|cannot|don't|doesn't) (treat|see|offer|handle|provide|accept)"],
      because: 'What is not done here is no referral that is handled here.',
    },
    {
      scope: 'sentence',
      any: [
        '(refer|referral) ~ (friend|family|reward|bonus|program|discount|link)',
        'no referral ~ (necessary|needed|required)',
        'referred to as',
      ],
      because: 'Praise among friends, or that none is needed.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'receive-referral',
      name: 'Receive referrals with findings',
      description: 'Take form, pictures and reason and ask for what is missing.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.75, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'route-requests'],
      shownBy: ['referral form'],
    },
    {
      id: 'judge-urgency',
      name: 'Judge urgency and who should see it',
      description: 'Read findings and sort by need.',
      role: 'Nurse',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'match'],
    },
    {
      id: 'date-referral',
      name: 'Give the patient a date and tell the sender',
      description: 'Call the patient, agree a time and inform the practice.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 1 },
      traits: ['schedule', 'remind'],
    },
    {
      id: 'send-on',
      name: 'Send patients on who need another',
      description: 'Choose the specialist, explain why and send papers.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 1 },
      traits: ['advise', 'draft-text'],
      shownBy: ['(refer|referred)'],
    },
    {
      id: 'write-back',
      name: 'Write findings back',
      description: 'Report result and plan to the practice that sent the patient.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['summarise', 'draft-text'],
      shownBy: ['report'],
    },
    {
      id: 'care-for-senders',
      name: 'Keep in touch with referring practices',
      description: 'Thank, visit and ask what could be better.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 4 },
      traits: ['advise'],
    },
  ],
});
