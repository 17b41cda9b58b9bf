import { defineWorkflow } from '#catalogue/define.ts';

export const investorRelations = defineWorkflow({
  id: 'investor-relations',
  name: 'Investment property service',
  department: 'Finance',
  type: 'Communication',
  description:
    'Finding and keeping money for property deals: what investors want, returns, offers, papers, reports and payments.',
  industries: ['real-estate', 'property-management'],
  delivers: {
    named: ['investment (property|properties) (service|services|sales|advice)', '1031 exchanges'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(private|passive|accredited|out of state) (lender|lenders|investor|investors) ~ (work|partner|opportunity|opportunities|connect|return|returns|deal|deals|list|join|us)',
          '(investment property|investment properties|investor|investors) ~ (service|services|analysis|cash flow|portfolio|advice|find|acquire|opportunities|represent|strategy|roi)',
          '(deal alerts|investor list|investment opportunities|1031 (exchange|exchanges))',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=investors|investment properties|investment property|=investing|investment opportunities|private lenders|invest =with us|1031 exchange|=investment)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(stock|mutual funds|bitcoin|crypto|shareholders)'],
      because: 'Other investing.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'know-investor',
      name: 'Learn what an investor wants',
      description: 'Ask about sum, time, risk and place.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['interview'],
    },
    {
      id: 'reckon-return',
      name: 'Work out the return of a deal',
      description: 'Work through rent, costs, loan and later sale, also for the case that things go worse.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data'],
      shownBy: ['(return|returns|cash flow|roi)'],
    },
    {
      id: 'offer-deals',
      name: 'Write up deals and send them',
      description: 'Set down facts, figures and risks and send them to those they may suit.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text'],
      shownBy: ['(deal|deals|opportunity|opportunities)'],
    },
    {
      id: 'paper-money',
      name: 'Draw up the investment papers',
      description: 'Write note, share or security and have everybody sign.',
      role: 'Attorney',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
    },
    {
      id: 'report-investors',
      name: 'Report to investors and pay them',
      description: 'Write regularly with figures and pictures, and pay what is due.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 2 },
      traits: ['summarise', 'reconcile'],
    },
  ],
});
