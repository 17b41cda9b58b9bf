import { defineIndustry } from '#catalogue/define.ts';

/** Consulting, legal and financial organisations. */
export const professional = [
  defineIndustry({
    id: 'consulting',
    name: 'Consulting firm',
    companyType: 'consulting',
    words: [
      {
        weight: 3,
        any: [
          '(management|business|strategy|operations|hr|environmental|safety|engineering|technology|cybersecurity) (consultant|consultants|consulting|consultancy)',
          '(translation|interpreting|interpretation) (agency|service|company|bureau)',
          '(translator|interpreter|linguist)',
        ],
      },
      {
        weight: 3,
        any: [
          '(management|business|strategy|operations|organizational|it|technology|hr|engineering|environmental) (consulting|consultancy|consultant)',
          '=our consultant',
          'consulting (firm|service|engagement|practice|company|solution|group)',
          'advisory (service|firm)',
          'we advise',
          'advisory group',
        ],
      },
      {
        weight: 5,
        any: [
          '(is|are) ~ (consulting|advisory) (firm|practice|company|group|agency)',
          '(consultancy|consultants) (support|help|prepare|advise|assist|partner with|work with)',
          '(bid|grant|tender) writing (service|support|consultancy)',
        ],
      },
      {
        weight: 3,
        any: [
          '(we|=our team) (help|support|advise|assist|work with) ~ (charity|nonprofit|non profit|organisation|organization|small business|business owner|leader|board|social enterprise|company)',
          '=who (=we help|=we support|=we work with)',
          '(help|support) (charity|nonprofit|organisation|organization) ~ (plan|secure|grow|win|improve|build)',
        ],
      },
      {
        weight: 2,
        any: ['lean six sigma', 'operational (audit|review|assessment)', 'six sigma (methodology|project)'],
      },
      {
        weight: 2,
        any: [
          'organizational (assessment|change|redesign|development|transformation|readiness)',
          'change management',
          'strategic plan',
          'digital transformation',
          'stakeholder',
          '=our client',
          'client engagement',
          'executive coaching',
          'process improvement',
          'needs assessment',
          'feasibility study',
          'thought leadership',
        ],
      },
      {
        weight: 1,
        any: ['client', 'strategy', 'framework', 'insight', 'expertise', 'case study', 'engagement'],
      },
      { weight: 3, language: 'de', any: ['unternehmensberatung', 'beratungsunternehmen'] },
      { weight: 3, language: 'fr', any: ['cabinet conseil', 'conseil en stratégie'] },
      { weight: 3, language: 'es', any: ['consultoría', 'asesoría empresarial'] },
    ],
    structuredTypes: [],
  }),
  defineIndustry({
    id: 'legal',
    name: 'Legal services',
    companyType: 'legal',
    words: [
      {
        weight: 3,
        any: [
          'law (firm|office|practice)',
          '=our (attorney|lawyer|solicitor)',
          'attorney at law',
          'legal (representation|counsel|advice)',
          'practice area',
          'attorney client',
          '(defense|divorce|injury|immigration|estate|family) (attorney|lawyer)',
        ],
      },
      {
        weight: 2,
        any: [
          'attorney',
          'lawyer',
          'solicitor',
          'barrister',
          'notary',
          'litigation',
          'paralegal',
          'legal (service|matter|fee|issue)',
          'probate',
          'trial lawyer',
        ],
      },
      { weight: 1, any: ['court', 'law', 'legal', 'case', 'statute'] },
      { weight: 3, language: 'de', any: ['rechtsanwalt', 'rechtsanwältin', 'kanzlei', 'notar'] },
      { weight: 3, language: 'fr', any: ['avocat', "cabinet d'avocats", 'notaire'] },
      { weight: 3, language: 'es', any: ['abogado', 'bufete', 'despacho jurídico'] },
    ],
    structuredTypes: ['LegalService', 'Attorney', 'Notary'],
  }),
  defineIndustry({
    id: 'financial',
    name: 'Financial services',
    companyType: 'financial',
    words: [
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
    id: 'insurance',
    name: 'Insurance agency',
    companyType: 'financial',
    words: [
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
    words: [
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
          'refund',
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
          'portfolio',
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
    name: 'Bank, credit union or lender',
    companyType: 'financial',
    words: [
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
          'leasing',
        ],
      },
    ],
    structuredTypes: ['BankOrCreditUnion'],
  }),
];
