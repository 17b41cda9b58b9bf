import { defineWorkflow } from '#catalogue/define.ts';

export const securityOperations = defineWorkflow({
  id: 'security-operations',
  name: 'Security monitoring and incident response',
  naming: {
    parts: [
      {
        any: ['(monitor|monitoring|detection|detect|hunting|watch|siem|soc|alert|alerts)'],
        name: 'Security monitoring',
      },
      { any: ['(incident|incidents|breach|breached|forensics|respond)'], name: 'Security incident response' },
    ],
  },
  department: 'IT',
  type: 'Analysis',
  description:
    "Watching a client's systems for attacks and acting when one comes: sorting alarms, stopping the spread, finding the cause and restoring.",
  industries: ['it-services', 'tech', 'consulting'],
  delivers: {
    named: [
      '(security|threat) monitoring',
      'managed detection',
      'incident response',
      'digital forensics',
      'threat (detection|hunting)',
    ],
    anywhere: true,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(security|threat|soc) (monitoring|operations|detection) ~ (24|client|clock|team|service|hour|centre|center|your|our|response|alert|alerts)',
          '(managed detection|threat hunting|managed (siem|soc|edr|xdr))',
          'incident response ~ (team|service|retainer|hotline|plan|client|we|our|call|forensics|24|breach)',
          '(analysts|soc) ~ (watch|monitor) ~ (log|logs|alert|alerts|network)',
          '(call|hotline) ~ (breached|hacked|ransomware)',
          'digital forensics',
        ],
      },
      {
        weight: 3,
        any: [
          '(security monitoring|managed detection response|incident response|threat detection|managed soc|soc as service|24 7 security monitoring|digital forensics)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(guard|camera|home|alarm|fire) (security|monitoring|system)',
        '=our (data center|servers|infrastructure|own systems)',
        '(faster|our) incident response ~ (time|outage|outages)',
        'medical (emergency|incident)',
      ],
      because: "Guards and cameras, or a vendor's own systems",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'watch',
      name: 'Watch and sort alarms',
      description: 'Look at what the tools report, drop the false and raise the real.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 8, high: 20 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['monitor', 'decide'],
      shownBy: ['(monitor|alert|logs)'],
    },
    {
      id: 'contain',
      name: 'Stop an attack',
      description: 'Cut off machines and accounts, keep proof and tell the client what to do.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 5, variability: 5, presence: 1, contact: 4, error: 5, data: 4 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['decide', 'advise'],
      shownBy: ['(contain|respond|incident)'],
    },
    {
      id: 'trace',
      name: 'Find out how it happened',
      description: 'Follow the tracks through logs and disks to the first step.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 5, variability: 5, presence: 2, contact: 2, error: 4, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 3 },
      traits: ['diagnose', 'analyse-data'],
      shownBy: ['forensic'],
    },
    {
      id: 'restore',
      name: 'Bring systems back safely',
      description: 'Clean or rebuild, return data and open access step by step.',
      role: 'IT Administrator',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 2, error: 5, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(recover|restore)'],
    },
    {
      id: 'report',
      name: 'Report to client and authority',
      description: 'Say what happened, what was touched and what must be told to whom.',
      role: 'Security Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['draft-text', 'advise'],
      shownBy: ['report'],
    },
  ],
});
