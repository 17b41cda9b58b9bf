import { defineWorkflow } from '#catalogue/define.ts';

export const creditRepair = defineWorkflow({
  id: 'credit-repair',
  name: 'Credit repair and credit building',
  department: 'Finance',
  type: 'Analysis',
  description:
    "Putting a client's credit record right and building it up: reading the reports, disputing what is wrong, and teaching better use of credit.",
  industries: ['financial', 'banking-lending', 'accounting', 'investment'],
  delivers: {
    named: ['credit (repair|restoration|counseling|building|monitoring)', 'credit services'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(repair|rebuild|restore|fix|improve|build) ~ (credit (profile|report|score|history|file)|business credit)',
          'credit (repair|restoration|counselling|building|dispute)',
          '(dispute|challenge|remove) ~ (negative|inaccurate|derogatory) ~ (item|account|mark|entry)',
          '(build|establish|building) ~ business credit',
        ],
      },
      {
        weight: 3,
        any: [
          '(credit repair|credit restoration|credit services|business credit building|credit counseling)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(help|can) ~ you (build|improve) credit ~ (card|account)',
        'credit (card|union) ~ (build)',
        '(repairing|building) credit ~ on your own',
        'if you have (bad|poor) credit',
      ],
      because: "A card's or loan's effect, not work on a record",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'read-reports',
      name: 'Read credit reports and list what harms the client',
      description: 'Obtain the reports of all bureaux, compare them and mark errors and old entries.',
      role: 'Financial Analyst',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['extract-data', 'reconcile'],
      shownBy: ['(report|reports|score)'],
    },
    {
      id: 'plan-repair',
      name: 'Agree a plan for repairing credit',
      description: 'Show what can be disputed, paid or settled and in which order.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['advise', 'plan'],
      shownBy: ['(plan|consultation|strategy)'],
    },
    {
      id: 'write-disputes',
      name: 'Write disputes to credit bureaux and creditors',
      description: 'Draft letters for each entry with its proof and send them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['draft-text'],
      shownBy: ['(dispute|challenge|letter)'],
    },
    {
      id: 'track-answers',
      name: 'Follow answers and deadlines of disputes',
      description: 'Note replies, send the next letter in time and check that entries are gone.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['monitor', 'remind'],
    },
    {
      id: 'coach-use',
      name: 'Coach clients in using credit',
      description: 'Explain use, payment dates and new accounts that build a record.',
      role: 'Counsellor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['coach', 'advise'],
      shownBy: ['(coach|education|teach|build)'],
    },
  ],
});
