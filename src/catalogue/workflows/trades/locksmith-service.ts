import { defineWorkflow } from '#catalogue/define.ts';

export const locksmithService = defineWorkflow({
  id: 'locksmith-service',
  name: 'Lock and key service',
  department: 'Operations',
  type: 'Development',
  description:
    'Opening, rekeying and fitting locks, cutting keys and programming car keys, often at short notice.',
  industries: ['trades', 'security-services', 'automotive', 'retail'],
  narrows: ['job-delivery'],
  delivers: {
    named: [
      '(lockout|rekeying|rekey)',
      '(lock|key|safe|car key|ignition) (change|repair|installation|replacement|cutting|programming|opening|duplication)',
    ],
    anywhere: true,
    notIn: ['tech'],
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(rekey|deadbolt|deadbolts|lockout|lockouts|locked out|smart lock|smart locks|master key|panic bar|panic bars)',
          '(cut|program|duplicate) ~ (key|keys|fob|fobs)',
          '(car|house|office) (key|keys|lockout|lockouts)',
        ],
      },
      {
        weight: 2,
        any: ['(lockouts|rekeying|automotive|locks keys|car keys|lock installation)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(lock|locks|lockout|lock out|key|deadbolt|safe|ignition|car key|access control) (change|rekey|rekeying|repair|installation|replacement|cutting|programming|duplication|service|opening|made)',
          '(locked out|rekey|re key|locksmith) ~ (car|home|house|office|service|lock|24|call|emergency|residential|commercial|automotive|we)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(locksmith|rekeying|lockout|car keys|lock change|residential locksmith|commercial locksmith|automotive locksmith)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(lock (in|of hair)|key (point|result|feature|holder)|account locked)'],
      because: 'No lock.',
    },
  ],
  minimumStrength: 5.5,
  tasks: [
    {
      id: 'take-lock-call',
      name: 'Take the call and give a price and time',
      description: 'Ask where, what lock and for proof that one may open it.',
      role: 'Dispatcher',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['interview', 'schedule'],
      shownBy: ['(locked out|24|emergency)'],
    },
    {
      id: 'prove-right',
      name: 'Check the right to open',
      description: 'See papers or ask the police.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 2, presence: 3, contact: 3, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules', 'decide'],
    },
    {
      id: 'open-lock',
      name: 'Open without harm',
      description: 'Pick, decode or drill.',
      role: 'Tradesperson',
      judgment: true,
      hoursPerWeek: { low: 4, high: 18 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 2, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(unlock|open|lockout)'],
    },
    {
      id: 'rekey-fit',
      name: 'Rekey or fit locks',
      description: 'Advise grade, fit, adjust, hand over keys.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 4, high: 18 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'advise'],
      shownBy: ['(rekey|install|replace)'],
    },
    {
      id: 'make-keys',
      name: 'Cut and program keys',
      description: 'Decode, cut, program and test.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(key|program|cut)'],
    },
    {
      id: 'keep-key-systems',
      name: 'Keep master key plans',
      description: 'Draw and record who holds what.',
      role: 'Tradesperson',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 1, presence: 2, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'plan'],
      shownBy: ['master key'],
    },
  ],
});
