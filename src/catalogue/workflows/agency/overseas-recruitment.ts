import { defineWorkflow } from '#catalogue/define.ts';

export const overseasRecruitment = defineWorkflow({
  id: 'overseas-recruitment',
  name: 'Recruitment of foreign and seasonal workers',
  naming: {
    parts: [
      {
        any: ['(foreign|overseas|international|abroad|migrant|visa|h 2a|h 2b|h2a|h2b|gulf|manpower)'],
        name: 'Recruitment of foreign workers',
      },
      { any: ['(seasonal)'], name: 'Recruitment of seasonal workers' },
    ],
  },
  department: 'HR',
  type: 'Business',
  description:
    'Bringing workers across a border to employers: demand letter, search, interviews, medicals, visas and travel, and care on arrival.',
  industries: ['staffing'],
  narrows: ['talent-placement', 'temporary-staffing'],
  delivers: {
    named: [
      '(overseas|international|foreign|gulf|seasonal) (recruitment|placement|staffing|manpower)',
      'manpower (supply|export|recruitment)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(h 2a|h 2b|h2a|h2b)',
          '(foreign|overseas|migrant|international|seasonal|expatriate) (worker|manpower|labour|employees|nurses|candidates) ~ (recruit|recruitment|employer|supply|deploy|deployment|source|bring|hire|employment|visa)',
          '(recruit|source|supply|deploy|hire) ~ (foreign|overseas|migrant|seasonal|international|skilled unskilled) (worker|manpower|labour|staff|candidates)',
          '(overseas|international|gulf|foreign) (recruitment|manpower|employment|placement|staffing)',
          'manpower (supply|recruitment|export|deployment|sourcing)',
          '(visa|ticketing|medical|emigration|immigration) ~ (visa|ticketing|medical|emigration|clearance|stamping) ~ (candidate|worker|deployment)',
        ],
      },
      {
        weight: 3,
        any: [
          '(overseas recruitment|international recruitment|h 2a workers|h 2b|seasonal workers|foreign workers|manpower supply|overseas employment|gulf recruitment|deployment process|h2a|h2b)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [{ scope: 'sentence', any: ['(tax|file) ~ h 2'], because: 'Another paper of that letter' }],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-demand',
      name: "Take the employer's demand for foreign workers",
      description: 'Agree numbers, trades, pay and housing and check the permit to recruit abroad.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(demand|employer|job order)'],
    },
    {
      id: 'find-workers',
      name: 'Find and test workers abroad',
      description: 'Advertise, gather applications and hold trade tests and interviews.',
      role: 'Recruiter',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['match', 'interview', 'look-up'],
      shownBy: ['(source|recruit|interview|trade test|search)'],
    },
    {
      id: 'prepare-filings',
      name: 'Prepare labour and visa filings',
      description: 'Fill in applications, attach contracts and answer the authorities.',
      role: 'Paralegal',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'enter-data', 'check-rules'],
      shownBy: ['(visa|petition|filing|h 2|immigration|emigration)'],
    },
    {
      id: 'arrange-travel',
      name: "Arrange workers' medicals, travel and arrival",
      description: 'Book tests, tickets and lodging and have the workers met.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 2 },
      traits: ['schedule', 'remind'],
      shownBy: ['(medical|travel|ticket|transport|housing|lodging)'],
    },
    {
      id: 'care-workers',
      name: 'Care for workers and employer during the season',
      description: 'Settle questions of pay, housing and return and replace who leaves.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 4, presence: 2, contact: 5, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['answer-questions', 'negotiate', 'care'],
      shownBy: ['(support|replace|compliance|return)'],
    },
  ],
});
