import { defineWorkflow } from '#catalogue/define.ts';

export const mortgageAdvice = defineWorkflow({
  id: 'mortgage-advice',
  name: 'Mortgage advice and application',
  naming: {
    variants: [
      { any: ['(equity release|lifetime mortgage|reverse mortgage)'], name: 'Equity release advice' },
      { any: ['(buy to let|hmo)'], name: 'Buy-to-let mortgages' },
      { any: ['(remortgage|remortgaging|fixed rate ends)'], name: 'Remortgage review' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Finding a borrower the right loan: means, search of the market, agreement in principle, application, follow-up to completion.',
  industries: ['banking-lending', 'investment', 'insurance'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(agreement in principle|decision in principle|whole of market|pre approval|preapproval|pre qualification) ~ (mortgage|same day|adviser|lender|search|home|borrow|form|buyer|evenings|minutes)',
          '(first time buyers|remortgage|remortgaging|buy to let|equity release|lifetime mortgages|self employed mortgages) ~ (lender|advice|adviser|mortgage|search|switch|explained|rate|deal|landlords|we|company|portfolio|deposit)',
          '(search =the market) ~ (switch|mortgage|deal|lender|rate)',
          'how much =can =you borrow',
        ],
      },
      {
        weight: 3,
        any: [
          '(first time buyers|remortgage|remortgaging|buy to let|moving home|self employed mortgages|equity release|later life lending|mortgage advice|residential mortgages|bad credit mortgages|home movers|reverse mortgage|moving remortgaging|lifetime mortgages)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(first time buyer|buy to let|residential|self employed|bad credit|commercial|reverse|jumbo|fha|va) (mortgages|loans)',
      '(remortgages|remortgaging|equity release|lifetime mortgages|mortgage advice)',
    ],
    anywhere: false,
    apart: 4,
  },
  counterSignals: [
    { scope: 'sentence', any: ['(conveyancing|solicitor|deeds|title)'], because: "The lawyer's part" },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-about-means',
      name: 'Ask about means and plans',
      description: 'Go through income, debts, deposit and wishes.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 3 },
      traits: ['interview', 'advise'],
      shownBy: ['(borrow|income)'],
    },
    {
      id: 'search-lenders-products',
      name: 'Search lenders and products',
      description: 'Compare rates, fees and rules of each lender.',
      role: 'Loan Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
      shownBy: ['(search|market|lender)'],
    },
    {
      id: 'obtain-agreement-principle',
      name: 'Obtain agreement in principle',
      description: 'Enter the data and have the lender check it.',
      role: 'Loan Officer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(principle|approval)'],
    },
    {
      id: 'prepare-send-application',
      name: 'Prepare and send the application',
      description: 'Collect papers and fill in each form.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(application|form)'],
    },
    {
      id: 'follow-case-completion',
      name: 'Follow the case to completion',
      description: 'Chase valuer, lender and lawyer and keep the buyer informed.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
    },
  ],
});
