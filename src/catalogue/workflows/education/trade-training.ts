import { defineWorkflow } from '#catalogue/define.ts';

export const tradeTraining = defineWorkflow({
  id: 'trade-training',
  name: 'Trade and technical training',
  department: 'Operations',
  type: 'Business',
  description:
    'Teaching a trade in class and in the training shop: course plan, theory, practice, safety, tests and certificate.',
  industries: ['training-provider', 'higher-education', 'education'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(welding|electrical|plumbing|hvac|carpentry) (program|programme|course|training|trade|diploma|class) ~ (weeks|hours|months|hands on|certificate|certification|students|shop|booth|graduates|eligibility|duration|ncvt|theory|learn|practical)',
          '(machining|automotive|cosmetology|barbering|culinary|nursing assistant) (program|programme|course|training|trade|diploma|class) ~ (weeks|hours|months|hands on|certificate|certification|students|shop|booth|graduates|eligibility|duration|ncvt|theory|learn|practical)',
          '(medical assistant|phlebotomy|truck driving|masonry|cnc|fitter) (program|programme|course|training|trade|diploma|class) ~ (weeks|hours|months|hands on|certificate|certification|students|shop|booth|graduates|eligibility|duration|ncvt|theory|learn|practical)',
          '(electrician|tailoring|beautician|computer hardware|mechatronics|diesel) (program|programme|course|training|trade|diploma|class) ~ (weeks|hours|months|hands on|certificate|certification|students|shop|booth|graduates|eligibility|duration|ncvt|theory|learn|practical)',
          '(trains) ~ (electricians|welders|plumbers|mechanics|technicians|hvac techs|carpenters|barbers|nurses|beauticians|machinists)',
          '(booth time|shop time|journeyman hours|lab hours|hands on training) ~ (day|welding|instructor|students|every|certification|test|program)',
        ],
      },
      {
        weight: 3,
        any: [
          '(welding|electrical|hvac|plumbing|trades|trades offered|welding program|electrical program|hvac r|cosmetology|automotive technology|machining|trade programs|vocational courses|diploma courses|skill courses|technical training)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(welding|electrical|hvac|plumbing|carpentry|automotive|cosmetology|culinary|machining|cnc|medical assistant|nursing assistant|diesel|barbering|truck driving) (program|programme|training|course|diploma|technology)',
      '(trade|vocational|technical|skill) (training|courses)',
    ],
    anywhere: false,
    apart: 4,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(=our electricians|licensed|repair|installation)'],
      because: 'Trades at work',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-course-standard',
      name: 'Plan the trade course by the standard',
      description: 'Lay out units, hours and equipment.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['plan', 'check-rules'],
    },
    {
      id: 'teach-theory',
      name: 'Teach trade theory',
      description: 'Explain code, drawings and materials.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 4, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 3 },
      traits: ['coach'],
      shownBy: ['(theory|code)'],
    },
    {
      id: 'teach-at-bench',
      name: 'Teach the trade at the bench',
      description: 'Show, watch and correct, and keep learners safe.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 10, high: 24 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 5, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['coach', 'hands-on'],
      shownBy: ['(hands on|shop|booth|practical)'],
    },
    {
      id: 'test-certify',
      name: 'Test and certify learners of the trade',
      description: 'Judge a work piece and a written paper.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 3, error: 4, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'decide'],
      shownBy: ['(certify|test)'],
    },
    {
      id: 'keep-shop-stock',
      name: 'Keep the training shop and its stock',
      description: 'Order gas and steel, repair tools and keep machines safe.',
      role: 'Facilities Technician',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
