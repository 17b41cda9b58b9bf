import { defineIndustry } from '#catalogue/define.ts';

/** Banks, insurers, advisers on money and tax, and those who let others take payments. */
export const finance = [
  defineIndustry({
    id: 'financial',
    name: 'Financial services',
    companyType: 'financial',
    words: [
      {
        weight: 3,
        any: [
          '(debt|commercial) (collection|collections|recovery) (agency|service|firm)',
          'collects (overdue|unpaid)',
        ],
      },
      {
        weight: 3,
        any: ['(outsourced|managed) payroll', 'payroll (bureau|provider|company)'],
      },
      {
        weight: 2,
        any: [
          'financial (service|planning|advisor|adviser|product|institution)',
          'fdic',
          'securities offered',
          'asset management',
          'regulated by financial',
          'registered investment',
        ],
      },
      { weight: 1, any: ['finance', 'financial', 'fund', 'premium', 'tax', 'loan', 'credit'] },
    ],
    structuredTypes: ['FinancialService'],
  }),
  defineIndustry({
    id: 'payment-services',
    name: 'Payment services provider',
    companyType: 'financial',
    words: [
      {
        weight: 3,
        any: [
          '(merchant|card) (account|services|processing|payments)',
          '(credit card|payment|card) (processing|processor|gateway|terminal|acquiring|acquirer)',
          '(accept|take) (card|online|contactless|mobile|in person) payments',
          '(card|payment) (machine|machines|reader|readers)',
          'payments =for (=businesses|=merchants|=business|=retail|=wholesale|=hospitality)',
          '(payment|payments) (company|provider|platform|service provider|facilitator)',
          '(=pay =by =link|virtual terminal|hosted checkout)',
          'point =of sale',
        ],
      },
      { weight: 2, any: ['(=merchants|chargeback|acquirer)'] },
    ],
    structuredTypes: [],
  }),
  defineIndustry({
    id: 'insurance',
    name: 'Insurance agency',
    companyType: 'financial',
    names: ['(=insurance|insurance (agency|brokers|agents))'],
    words: [
      {
        weight: 3,
        any: [
          '(insurance|protection) (adviser|advisers|advice|advisor|advisors)',
          '(life|income|health|medical|mortgage) (insurance|protection|cover) (adviser|advice|broker|quotes|plans)',
        ],
      },
      {
        weight: 3,
        any: [
          '(auto|home|life|business|renters|boat|health|commercial) insurance',
          '(independent|insurance) (agent|agency|broker)',
        ],
      },
      {
        weight: 3,
        any: [
          'insurance (agency|agent|broker|company|quote|policy|coverage)',
          'independent (insurance|) agent',
          'certificate of insurance',
          'underwriting',
        ],
      },
      {
        weight: 2,
        any: [
          '(auto|home|life|business|commercial|truck|renters|liability|workers compensation) insurance',
          'policyholder',
          'report ~ claim',
          'policy (change|review|holder)',
          'deductible',
          'coverage',
        ],
      },
      { weight: 3, language: 'de', any: ['versicherungsmakler', 'versicherungsagentur'] },
      { weight: 3, language: 'fr', any: ["courtier d'assurance", 'courtier en assurance'] },
      { weight: 3, language: 'es', any: ['correduría seguros', 'agencia seguros'] },
    ],
    structuredTypes: ['InsuranceAgency'],
  }),
  defineIndustry({
    id: 'accounting',
    name: 'Accounting or tax practice',
    companyType: 'financial',
    names: ['(=accountants|=accountant|=accounting|=cpa|=cpas|=bookkeeping|=bookkeepers|=tax|=accountancy)'],
    words: [
      {
        weight: 3,
        any: [
          '(=we|=our accountants|=our bookkeepers) ~ (books|ledgers|bookkeeping|year end accounts)',
          '(payroll|paye) (bureau|provider|taxes)',
          '(self assessment|vat return|year end accounts)',
          'accountancy',
          'e file ~ return',
        ],
      },
      {
        weight: 3,
        any: [
          'accounting (firm|service|practice)',
          'tax (preparation|return|filing|credit|advisor|planning|relief)',
          'certified public accountant',
          'cpa firm',
          'bookkeeping (service|firm)',
          '=our accountant',
          'chartered accountant',
          'employee retention credit',
        ],
      },
      {
        weight: 2,
        any: [
          'bookkeeping',
          'payroll (service|processing)',
          'irs',
          'audit',
          'accountant',
          'cpa',
          'tax season',
          'quickbooks',
          '(tax|=your|bigger|irs) refund',
        ],
      },
      { weight: 3, language: 'de', any: ['steuerberater', 'steuerberatung', 'steuerkanzlei'] },
      { weight: 3, language: 'fr', any: ['expert comptable', 'cabinet comptable'] },
      { weight: 3, language: 'es', any: ['asesoría fiscal', 'contabilidad'] },
    ],
    structuredTypes: ['AccountingService'],
  }),
  defineIndustry({
    id: 'investment',
    name: 'Investment or wealth management',
    companyType: 'financial',
    names: [
      '(wealth (management|partners|advisors|advisers)|=wealth|=investments|financial (planning|planners|advisors|advisers))',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(financial|retirement|wealth) (planning|planner|advisor|management)',
          'fiduciary',
          'assets under management',
        ],
      },
      {
        weight: 3,
        any: [
          'wealth management',
          'portfolio management',
          'investment (management|advisor|adviser|advisory|firm)',
          'retirement planning',
          'private equity',
          'venture capital',
          'financial planner',
          'fiduciary',
        ],
      },
      {
        weight: 2,
        any: [
          'investor',
          '((investment|stock|bond|retirement|client) portfolio|portfolio (management|manager|company|companies|review))',
          '401k',
          'roth ira',
          'estate planning',
          'mutual fund',
          'asset allocation',
        ],
      },
    ],
    structuredTypes: [],
  }),
  defineIndustry({
    id: 'banking-lending',
    name: 'Bank, lender or mortgage broker',
    companyType: 'financial',
    names: [
      '(=bank|credit union|=mortgage|=mortgages|mortgage (broker|brokers|lender|company)|=loans|=lending|=lenders|=funding)',
    ],
    words: [
      {
        weight: 3,
        any: [
          '(first time (buyer|buyers)|buy =to let) ~ (mortgage|mortgages|remortgage)',
          '(asset|invoice|bridging|development) finance',
          '(compare|search) ~ lenders',
        ],
      },
      {
        weight: 3,
        any: [
          'mortgage (advice|adviser|advisor|calculator|application)',
          '(remortgage|remortgaging|whole =of market)',
          '(term|bridge|bridging|sba|working capital|equipment|short term|business) (loan|loans|financing)',
          '(invoice factoring|merchant cash advance|line =of credit|purchase order financing|asset based lending|loan against property)',
        ],
      },
      {
        weight: 3,
        any: [
          '(credit union|mortgage broker|mortgage lender|home loan|refinance|auto loan|personal loan|business loan)',
          '(checking|savings) account',
          'loan officer',
          '(nmls|member fdic|ncua)',
        ],
      },
      {
        weight: 3,
        any: [
          'credit union',
          'mortgage (broker|lender|loan|company)',
          'online banking',
          'checking account',
          'savings account',
          'apply ~ loan',
          'home loan',
          'loan officer',
          'business loan',
          'member fdic',
        ],
      },
      {
        weight: 2,
        any: [
          'interest rate',
          'refinance',
          'lender',
          'loan application',
          'borrower',
          'credit card',
          'routing number',
          'merchant cash advance',
          '(equipment|vehicle|asset|car|finance) leasing',
        ],
      },
    ],
    structuredTypes: ['BankOrCreditUnion'],
  }),
];
