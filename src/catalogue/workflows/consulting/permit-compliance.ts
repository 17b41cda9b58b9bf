import { defineWorkflow } from '#catalogue/define.ts';

export const permitCompliance = defineWorkflow({
  id: 'permit-compliance',
  name: 'Environmental permits and compliance',
  department: 'Operations',
  type: 'Business',
  description:
    'Getting and keeping environmental permits for clients: what the law asks, application, the regulator, returns and audits.',
  industries: ['consulting', 'energy-environment'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(application|apply|obtain|prepare|secure) ~ (environmental permit|discharge permit|discharge consents|air permit|stormwater permit|consent to operate|consent to establish|emissions permit)',
          '(environmental|air|stormwater|waste|discharge) (permit|permitting) ~ (application|compliance|annual|returns|variation|we|clients|support|consultant|prepare|assist)',
          '(environmental|iso 14001) (compliance|audit) ~ (waste|site|clients|annual|factories|plants|permit|reports|reporting|we)',
        ],
      },
      {
        weight: 3,
        any: [
          '(environmental permits|environmental permitting|permits compliance|environmental compliance|permitting|air permitting|discharge consents|environmental audits|consent management|pollution control board|pcb consents)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(environmental (permits|permitting|compliance|audits|auditing)|(air|stormwater|discharge|waste) (permits|permitting)|permitting)',
    ],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['(building|parking|work|residence) (permit)'], because: 'Other permits' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'find-law-asks',
      name: 'Find which permits the client needs',
      description: 'Look at process, amounts, limits and the authority in charge.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['research', 'check-rules'],
    },
    {
      id: 'prepare-application',
      name: 'Prepare the permit application',
      description: 'Describe process, emissions and controls, gather drawings and send it in.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(application|apply)'],
    },
    {
      id: 'deal-regulator',
      name: 'Deal with the regulator',
      description: 'Answer questions, go along on visits, and settle limits.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['negotiate', 'advise'],
      shownBy: ['(regulator|authority|agency)'],
    },
    {
      id: 'keep-returns-dates',
      name: 'Keep permit dates and file returns',
      description: 'Collect figures, compare them with limits and file in time.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 3, revenue: 2 },
      traits: ['monitor', 'enter-data', 'remind'],
      shownBy: ['(return|annual)'],
    },
    {
      id: 'audit-site',
      name: 'Audit the site against its permits',
      description: 'Walk the works, check records and list what fails.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(audit)'],
    },
  ],
});
