import { defineWorkflow } from '#catalogue/define.ts';

export const domainRegistration = defineWorkflow({
  id: 'domain-registration',
  name: 'Domain registration and renewal',
  department: 'Sales',
  type: 'Business',
  description: 'Registering, transferring and renewing names for clients.',
  industries: ['it-services', 'tech', 'agency'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(domain|domain name) ~ (register|registered|registration|transfer|renew|renewal|lapse|expire|endings|search|whois|tld|from £|from $)',
          '(search|register) ~ (endings|tlds|domains|domain names)',
        ],
      },
      {
        weight: 3,
        any: [
          '(domains|domain names|domain registration|domain name registration|domain transfer|register domain|domain search|domain services)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['domain (registration|names|name registration|transfer|renewal|management)'],
    anywhere: false,
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-free',
      name: 'Check what is free',
      description: 'Propose other endings.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
      shownBy: ['(search)'],
    },
    {
      id: 'register-set-records',
      name: 'Register and set records',
      description: 'This covers owner, name servers and locks.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register)'],
    },
    {
      id: 'remind-renew',
      name: 'Remind and renew',
      description: 'This means: before it lapses.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(renew|lapse)'],
    },
    {
      id: 'transfer-names',
      name: 'Transfer names',
      description: 'This covers codes, approvals and no outage.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(transfer)'],
    },
  ],
});
