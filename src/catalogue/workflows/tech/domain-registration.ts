import { defineWorkflow } from '#catalogue/define.ts';

export const domainRegistration = defineWorkflow({
  id: 'domain-registration',
  name: 'Domain registration and renewal',
  department: 'IT',
  type: 'Business',
  description: 'Registering, transferring and renewing domain names for clients.',
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
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(across|multiple|various|different|several|testing|technology|business|security|=all) ~ =domains',
        '(professionals|expertise|experience|knowledge) ~ domains',
      ],
      because: 'Fields of knowledge.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-free',
      name: 'Check which domain names are free',
      description: 'Look the name up and propose others and other endings.',
      role: 'Support Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 3 },
      traits: ['look-up', 'answer-questions'],
      shownBy: ['(search)'],
    },
    {
      id: 'register-set-records',
      name: 'Register domains and set their records',
      description: 'Enter owner, name servers and locks and see that they work.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register)'],
    },
    {
      id: 'remind-renew',
      name: 'Remind clients and renew domains',
      description: 'Write before names lapse, collect the fee and renew.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['schedule', 'remind'],
      shownBy: ['(renew|lapse)'],
    },
    {
      id: 'transfer-names',
      name: 'Transfer domains between registrars',
      description: 'Get codes and approvals and move without an outage.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'monitor'],
      shownBy: ['(transfer)'],
    },
    {
      id: 'settle-domain-disputes',
      name: 'Recover lapsed or disputed domains',
      description: 'See who holds the name, redeem it or file the complaint.',
      role: 'Support Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['research', 'draft-text'],
    },
  ],
});
