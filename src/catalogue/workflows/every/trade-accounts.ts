import { defineWorkflow } from '#catalogue/define.ts';

export const tradeAccounts = defineWorkflow({
  id: 'trade-accounts',
  name: 'Trade and wholesale account orders',
  department: 'Sales',
  type: 'Business',
  description:
    'Opening accounts for businesses that buy for resale or in quantity, agreeing prices and terms and handling their orders.',
  industries: [
    'retail',
    'wholesale',
    'manufacturing',
    'food-production',
    'agriculture',
    'product-maker',
    'print-shop',
    'culture-media',
    'restaurant',
  ],
  narrows: ['partner-programme'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(contractor|house|charge|builder|builders) (account|accounts) ~ (open|discount|statement|statements|deliver|job site|terms)',
          'open (house|charge|contractor) account',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(contractor accounts|=contractors|trade accounts|charge accounts)'],
      },

      {
        weight: 3,
        any: [
          '(open|opening|apply) ~ (trade account|wholesale account)',
          '(stock|stocking) (=our) (beer|beers|bread|cheese|products|range|books|plants|candles|jewellery)',
          '(kegs|casks|cans|bottles) ~ (pubs|bars|bottle shops|restaurants|trade)',
          '(landscapers|garden designers|garden centres|landscape contractors) ~ (schedule|price|plants|trade|supplied)',
          '(cafés|cafes|delis|hotels|farm shops|restaurants) ~ (trade|wholesale|samples|account|minimum drop|minimum order)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=wholesale|trade customers|wholesale trade|stock =our beer|=stockists|trade enquiries|trade orders)',
        ],
      },

      {
        weight: 3,
        any: [
          '(beans|beer|bread|cases|kegs) ~ (offices|restaurants|retailers|shops|bars) ~ (deliver|delivered|write|rep|wholesale)',
          '(retailers|restaurants|bars|shops) ~ (write|contact) ~ (sales rep|wholesale|kegs|cases)',
          '=in ~ shops ~ bars',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(find =our beer|=stockists|where =to buy|distribution)'],
      },
      {
        weight: 3,
        any: [
          '(open|apply) ~ (trade|credit|wholesale|business) (account|credit|terms)',
          'apply for credit',
          'trade (price|prices) (list|lists)',
          '(landscapers|cafes|retailers|shops|restaurants|chefs) ~ (trade|wholesale) (account|terms|prices)',
        ],
      },
      {
        weight: 3,
        any: [
          '(wholesale|open account|trade accounts|credit terms|wholesale to chefs|wholesale enquiries|wholesale availability list)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(terms|net) (net|30) ',
          'apply ~ (wholesale|trade|business|dealer) account',
          '(terms net|net 30|net terms)',
        ],
      },
      {
        weight: 2,
        any: ['(wholesale|wholesale accounts|trade accounts|wholesale account|dealers)'],
        in: ['heading', 'navigation'],
      },

      { weight: 3, any: ['(apply|become) ~ (distributor|stockist|dealer|reseller|wholesale|retailer)'] },

      {
        weight: 3,
        any: [
          '(apply|open|request|create|set up|sign up|become) ~ (wholesale|trade|credit|business|contractor|reseller) ~ (account|application|partner|customer|buyer)',
          '(wholesale|trade) (account|customer|order|price|pricing|inquiry|program|catalog|buyer|application|minimum)',
          '(sell|supply|available|deliver|distribute) ~ (wholesale|=to restaurants|=to retailers|bulk) ~ (restaurant|café|shop|store|retailer|price|account|grocery|business|quantity)',
          '(bulk|volume|quantity) (order|pricing|discount) ~ (call|contact|available|email|business|ask|offer|minimum)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(wholesale|wholesale inquiries|wholesale orders|trade accounts|wholesale login|bulk orders|wholesale application|credit application)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(buy|purchase|sourced|bought) ~ wholesale',
        'wholesale ~ (mortgage|real estate|lending)',
        'trade school',
      ],
      because: "The company's own buying, or another trade.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-application',
      name: 'Check the account application',
      description: 'Check registration, tax exemption, references and fit with present customers.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 2, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['check-rules', 'research'],
      shownBy: ['(application|resale|tax id|references)'],
    },
    {
      id: 'set-terms',
      name: 'Set price list, minimum and payment terms',
      description: 'Decide discount, minimum order and credit limit.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['decide', 'negotiate'],
      shownBy: ['(minimum|net 30|price list|terms)'],
    },
    {
      id: 'take-order',
      name: 'Take and enter recurring orders',
      description: 'Take orders by mail, phone or form, clear what is missing and enter them.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
      shownBy: ['(order form|place ~ order|standing order)'],
    },
    {
      id: 'plan-supply',
      name: 'Plan stock and delivery for accounts',
      description: 'Set aside what regular buyers need and fit it to production and routes.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['forecast', 'plan'],
      shownBy: ['(deliver|delivery day|lead time)'],
    },
    {
      id: 'invoice-accounts',
      name: 'Invoice accounts and watch credit',
      description: 'Bill by terms, watch limits and remind.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['reconcile', 'remind'],
    },
    {
      id: 'visit-accounts',
      name: 'Visit accounts and show what is new',
      description: 'Bring samples, ask what sells and suggest the next order.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(sample|sales rep)'],
    },
  ],
});
