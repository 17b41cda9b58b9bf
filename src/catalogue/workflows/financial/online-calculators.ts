import { defineWorkflow } from '#catalogue/define.ts';

export const onlineCalculators = defineWorkflow({
  id: 'online-calculators',
  name: 'Online calculator publishing',
  department: 'Marketing',
  type: 'Development',
  description:
    'Offering calculators on the site: choosing what visitors may work out, setting formulas and rates, building and testing the page, keeping figures current and answering those who used it.',
  industries: ['financial', 'real-estate', 'tech', 'software-vendor'],
  signals: {
    phrases: [
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(loan|mortgage|repayment|borrowing|affordability|savings|retirement|pension|tax|vat|gst|payroll|stamp duty|emi|sip|roi|landed cost|freight|cost|commission|refinance|premium) (calculator|calculators)',
          '(free|=our|financial) (calculator|calculators)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=calculators|=calculator)'] },
      {
        weight: 3,
        any: [
          '(use|try) (=our|=this) ~ (calculator|calculators) ~ (estimate|see|find|work|how)',
          '(calculator|calculators) ~ (estimate|estimates|shows|work) ~ (repayments|payments|savings|tax|cost|costs|borrow|afford|monthly)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(third party|=their|government|hmrc|ato|irs|bank) ~ (calculator|calculators)'],
      because: "Somebody else's calculator.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-calculation',
      name: 'Choose what visitors can work out for themselves',
      description: 'See which figures people ask for before they call and decide which of them to offer.',
      role: 'Marketing Specialist',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 0.5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 1, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 3 },
      traits: ['plan', 'decide'],
    },
    {
      id: 'set-calculation',
      name: "Set the calculator's formula, rates and notes",
      description: 'Write down how the result is reached, which rates hold and what it leaves out.',
      role: 'Financial Analyst',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 0.75 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['analyse-data', 'check-rules'],
      shownBy: ['(estimate|repayments|rate|rates)'],
    },
    {
      id: 'build-calculator',
      name: 'Build and test the calculator page',
      description: 'Put fields and result on the page and test them against worked examples.',
      role: 'Developer',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['write-code', 'check-rules'],
    },
    {
      id: 'renew-figures',
      name: 'Keep rates and limits in the calculator current',
      description: 'Watch for new rates, thresholds and prices and change them in time.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['monitor', 'enter-data'],
    },
    {
      id: 'follow-calculator-users',
      name: 'Follow up visitors who used the calculator',
      description: 'Answer people who leave their details with a result and offer a talk about it.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['answer-questions', 'personalise'],
    },
    {
      id: 'measure-calculator',
      name: 'See what the calculators bring',
      description:
        'Compare how often each is used and how many enquiries come from it, and drop what nobody uses.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.25, high: 0.5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['analyse-data'],
    },
  ],
});
