import { defineWorkflow } from '#catalogue/define.ts';

export const workersCompensationClaims = defineWorkflow({
  id: 'workers-compensation-claims',
  name: "Workers' compensation claim handling",
  naming: {
    variants: [
      {
        any: ["(workers|workers'|workman's) (comp|compensation)"],
        name: "Workers' compensation claim handling",
      },
      {
        any: [
          '(injured|hurt) (worker|workers|employee|on job|at work)',
          '(on job|work|workplace|work related) (injury|accident)',
        ],
        name: 'Work injury case handling',
      },
    ],
  },

  department: 'Legal',
  type: 'Business',
  description:
    'Getting benefits for people hurt at work: reporting the injury, medical proof, hearings before the board and settlement.',
  industries: ['legal'],

  narrows: ['legal-case-handling'],
  signals: {
    phrases: [
      {
        weight: 4,
        any: [
          '(injured|hurt) (worker|workers|employee) ~ (attorney|lawyer|represent|claim|choices|rights|help|compensation)',
          '(on job|on =the job|workplace|work related|construction site|oilfield) (injury|injuries|accident|accidents) ~ (attorney|lawyer|represent|claim|caused|cases|employer|workers)',
        ],
      },
      { weight: 3, any: ['(hurt|injured) on job ~ (claim|benefits|file)'] },
      {
        weight: 3,
        any: [
          "(workers|workers'|workman's) (comp|compensation) (claim|case|lawyer|attorney|benefit|law|board|hearing|client)",
          '(injured|hurt) (at|on) (work|job)',
          '(work|job|workplace) (injury) (claim|lawyer|attorney|case)',
        ],
      },
      {
        weight: 2,
        any: ["(workers compensation|workers comp|work injuries|workplace injuries|=workers' compensation)"],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['workers compensation', 'workers comp'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ["(workers|workers') compensation insurance"],
      because: 'Insurance for employers',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'report',
      name: 'Report the injury and open the claim',
      description: 'Take the facts, file the notice in time and tell the insurer.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(report|notice|file) ~ (injury|claim)'],
    },
    {
      id: 'medical',
      name: 'Obtain medical opinions',
      description: "Get treating doctors' findings on cause and work limits.",
      role: 'Paralegal',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 3 },
      traits: ['extract-data', 'remind'],
      shownBy: ['(doctor|medical)'],
    },
    {
      id: 'benefits',
      name: 'Check and claim benefits owed',
      description: 'Work out wage loss and treatment that must be paid.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['check-rules', 'analyse-data'],
      shownBy: ['(benefits|wage)'],
    },
    {
      id: 'hearing',
      name: 'Represent at hearings',
      description: 'Examine witnesses and argue before the board.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['decide', 'draft-text'],
      shownBy: ['(hearing|denied|appeal)'],
    },
    {
      id: 'settle',
      name: 'Negotiate settlement',
      description: 'Value future care and bargain over a lump sum.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 5 },
      traits: ['negotiate', 'advise'],
      shownBy: ['settle'],
    },
  ],
});
