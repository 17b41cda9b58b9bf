import { defineWorkflow } from '#catalogue/define.ts';

export const telehealthVisits = defineWorkflow({
  id: 'telehealth-visits',
  name: 'Telehealth visits',

  department: 'Operations',
  type: 'Business',
  description:
    'Seeing patients by video or phone: deciding who suits, sending the link, the visit, orders and follow-up.',
  industries: ['healthcare'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(teledermatology|telemedicine|teleconsultation|e consult|e consultation) ~ (service|consult|answer|photographs|photos|gp|video|offer|book|available|doctor|specialist)',
        ],
      },
      {
        weight: 3,
        any: [
          '(see|visit|talk|meet) ~ (clinician|doctor|nurse|therapist|provider|us) ~ (video|online)',
          '(sessions|consultation|consultations|visits|appointments) ~ (by|over) video',
          '(virtual|video|online) (visits|visit|consultation|consultations|therapy|care)',
        ],
      },
      {
        weight: 3,
        any: ['(telehealth|online therapy|virtual visits|video visits|telemedicine|virtual care)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(telehealth|telemedicine|virtual|video) (visit|appointment|service|session|consultation|care|option|therapy|counseling)',
          '(telehealth|telemedicine|teletherapy) ~ (available|offer|provide|secure|session|appointment|online|home|state|via|platform)',
          '(online|virtual) (therapy|counseling|doctor)',
          '(secure|hipaa compliant) video',
        ],
      },
      {
        weight: 2,
        any: [
          '(telehealth|telemedicine|virtual visits|video visits|online therapy|teletherapy|virtual care)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'telehealth',
      'telemedicine',
      'virtual (visit|care)',
      'video visit',
      'teletherapy',
      'online therapy',
    ],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['virtual tour', 'video (gallery|tour|library)'], because: 'A tour or film' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'suit',
      name: 'Decide who suits a telehealth visit',
      description: 'Ask symptoms and place, and send to the practice what needs hands.',
      role: 'Medical Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['interview', 'check-rules'],
    },
    {
      id: 'link',
      name: 'Send link, forms and consent',
      description: 'Book, explain and test.',
      role: 'Medical Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(link|consent|portal)'],
    },
    {
      id: 'see',
      name: 'See the patient by video',
      description: 'Listen, look and decide.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 5, error: 4, data: 4 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['interview', 'diagnose', 'care'],
      shownBy: ['(visit|session|appointment)'],
    },
    {
      id: 'order',
      name: 'Order tests and medicines',
      description: 'Send prescriptions and referrals.',
      role: 'Clinician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['check-rules'],
      shownBy: ['prescri'],
    },
    {
      id: 'follow',
      name: 'Note the telehealth visit and follow up',
      description: 'Write the note, bill and call back.',
      role: 'Clinician',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'remind'],
      shownBy: ['follow up'],
    },
  ],
});
