import { defineWorkflow } from '#catalogue/define.ts';

export const cybersecurityServices = defineWorkflow({
  id: 'cybersecurity-services',
  name: 'Security assessment and protection for clients',

  naming: {
    parts: [
      {
        any: [
          '(assessment|assessments|audit|audits|testing|scan|scanning|penetration|vulnerability|simulation|review)',
        ],
        name: 'Security assessment for clients',
      },
      {
        any: [
          '(protect|protection|protecting|cybersecurity|cyber security|managed|edr|mdr|siem|soc|monitor|monitoring|defend|secure|detection|response|awareness|ransomware)',
        ],
        name: 'Security protection for clients',
      },
    ],
  },
  department: 'IT',
  type: 'Business',
  description:
    'Protecting client organisations: finding weaknesses, closing them, watching for attacks, training people and answering incidents.',
  industries: ['it-services', 'tech', 'consulting'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(phishing (simulation|simulations|test|tests)|simulated phishing)',
          '(endpoint|email) (protection|security) ~ (phishing|dark web|monitoring|training)',
          'dark web monitoring',
          '(red teaming|virtual ciso|digital forensics)',
          '(analysts|team|soc) ~ (watch|monitor) ~ (logs|alerts|threats)',
          '(=we|=our testers) (attack|test) ~ (web apps|network|systems|applications) ~ (report|fix|weakness|found)',
        ],
      },
      {
        weight: 3,
        any: [
          '(penetration testing|incident response|managed detection response|security awareness training|awareness training|vulnerability scanning)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(breached|breach|hacked|ransomware|attack) ~ (team|contain|contains|respond|recover|call|running)',
          '(incident response|red team|penetration test|penetration tests|vulnerability assessment|security audit|pen test|pentest)',
        ],
      },

      {
        weight: 3,
        any: [
          '(cyber security|cybersecurity|security|vulnerability) (assessment|testing|audit|scan|monitoring) ~ (client|business|network|service|we)',
          '(penetration|pen) (test)',
          '(managed detection|endpoint detection|threat (detection|hunting|monitoring)|=siem|=soc|=edr|=mdr|dark web monitoring|phishing simulation)',
          'security awareness training',
          '(managed|) (cyber security|cybersecurity) (service|solution|provider|protection)',
        ],
      },
      {
        weight: 2,
        any: [
          '(cybersecurity|cyber security|security services|penetration testing|managed security|information security|cybersecurity services)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      'cybersecurity',
      'cyber security',
      'penetration testing',
      '(security|vulnerability) (assessment|audit|scanning)',
      'security awareness training',
      'incident response',
      'managed detection',
      'managed security',
      '(email|network|endpoint|cloud) security',
    ],
    anywhere: true,
    notIn: ['software-vendor', 'security-services'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '=our (data center|servers|infrastructure)',
        '(guard|camera|home|alarm) security',
        'social security',
        'securities',
      ],
      because: 'How a vendor protects its own service, or guards and cameras',
    },
    {
      scope: 'sentence',
      any: [
        '(twice|once) =a (year|quarter)',
        '(independent|third party|external) ~ (penetration|pen) test',
        'publish ~ summary',
        '=our own (systems|platform|product)',
      ],
      because: 'A vendor has its own product tested',
    },
  ],
  minimumStrength: 3.4,
  tasks: [
    {
      id: 'assess',
      name: 'Find and rank weaknesses',
      description: 'Scan and test systems and explain which holes matter.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'research'],
      shownBy: ['(assessment|penetration|vulnerability)'],
    },
    {
      id: 'harden',
      name: 'Close gaps',
      description: 'Set up sign-in, mail, network and device protection.',
      role: 'IT Administrator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(multi factor|mfa|firewall|email security)'],
    },
    {
      id: 'watch',
      name: 'Watch alerts',
      description: 'Judge what is noise and what is an attack.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 5, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['monitor', 'diagnose'],
      shownBy: ['(monitoring|detection|24 7|alert)'],
    },
    {
      id: 'respond',
      name: 'Answer incidents',
      description: 'Isolate, find the cause, restore and report.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 5, presence: 1, contact: 3, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['diagnose', 'decide'],
      shownBy: ['(incident|breach|ransomware|response)'],
    },
    {
      id: 'train',
      name: "Train clients' people",
      description: 'Run lessons and test messages and follow up.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['coach', 'remind'],
      shownBy: ['(awareness|phishing) (training|simulation)'],
    },
  ],
});
