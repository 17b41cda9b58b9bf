import { defineWorkflow } from '#catalogue/define.ts';

export const buyingIn = defineWorkflow({
  id: 'buying-in',
  name: 'Buying in from the public',
  naming: {
    variants: [
      { any: ['consign', 'consignment'], name: 'Consignment intake' },
      { any: ['trade in'], name: 'Trade-in buying' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Taking used or old things from people to sell on: looking at them, offering a price or a share, checking, pricing and paying out.',
  industries: ['retail', 'manufacturing', 'tech'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'we (buy|purchase) ~ (books|collections|libraries|records|gold|silver|antiques|jewellery|jewelry|coins|watches|guitars|instruments|furniture|clearances|estates|tools|bikes|bicycles|logs|scrap)',
          '(part exchange|trade in|trade ins) ~ (old|offer|bike|bikes|instrument|guitar|against|welcome|value|new)',
          '(bring|make) ~ offer ~ (against|old)',
          '(house clearances|clearances|single items|entire estates|whole collections) ~ (bought|considered|volumes|libraries|purchase)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(part exchange|we buy|trade in|trade ins|sell =us|selling =us|sell us|buying|selling =your)'],
      },

      {
        weight: 3,
        any: [
          '(we|shop|store) ~ (make|offer) ~ offer ~ (on spot|same day|jewelry|jewellery|watch|diamond|gold|item|items|cash)',
          '(we|pawn|shop|store) (buy|buys) ~ (firearms|handguns|rifles|tools|power tools|electronics|laptops|jewelry|jewellery|consoles|instruments|collectibles|ammo|diamonds|coins)',
          'we (test|weigh) ~ pay ~ (spot|dollar|cash)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=we buy|=we will buy|cash =for) ~ (gold|scrap gold|devices|phones|guitars|gear|instruments|books|records|watches)',
          '(sell|trade) (=us|=in) ~ (phone|car|gear|amp|guitar|bike|device)',
          '(consign|consignment) ~ (instrument|guitar|clothing|furniture|item|items)',
          '(sell =your phone|sell us =your car|value =your trade|part exchange|trade in)',
          'buy sell trade',
        ],
      },
      {
        weight: 3,
        any: ['(trade ins|we buy gold|used gear|sell =your phone|consignment|trade in)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(value|appraise) =your trade',
          '(make|give) ~ offer ~ (vehicle|car|trade)',
          '(buy|buys) ~ (surplus|used) (equipment|machine|machines|machinery)',
        ],
      },
      {
        weight: 2,
        any: ['(value =your trade|sell us =your car|trade in|sell =your car|consignment|trade appraisal)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(trade in|trade ins) ~ (bike|bikes|instrument|guitar|gear|book|books|record|records|car|phone|old|used|store credit)',
          '(store credit|cash) =for ~ (used|old|unwanted)',
        ],
      },

      {
        weight: 3,
        any: [
          'we buy (gold|silver|used|vintage|old|estate|antique|book|record|coin|jewelry|diamond|instrument|comic|game|collection)',
          '(sell|bring) ~ (gold|jewelry|book|record|coin|watch|clothes|clothing|instrument|collection|antique|furniture) to =us',
          'consignment (agreement|process|policy|term|rate|appointment|item)',
          '(how ~ consign|consign =with =us|become ~ consignor|=our consignor)',
          '(sell|trade in) ~ used (book|game|gear|instrument|bike|phone|camera)',
          'estate (buying|purchase)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: ['(sell to us|we buy|consign|consignment|sell your gold|trade in)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'we buy (finished|direct|directly)',
        'we buy ~ from ~ (workshops|dealers|makers|artisans|weavers|farmers|families|suppliers)',
        'how we buy',
      ],
      because: 'Where a shop gets its goods.',
    },
    {
      scope: 'sentence',
      any: ['we buy (house|home|car|land)', 'consignment stock ~ (supplier|distributor)'],
      because: 'Houses and cars, or a supplier arrangement.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'say-what-bought',
      name: 'Say what is bought and when',
      description: 'Keep the list of wanted things, conditions and days current and answer sellers.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 2 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['((accept|looking for|we buy) ~ (item|brand|condition)|(buying|consignment) (hour|day))'],
    },
    {
      id: 'look-over-goods',
      name: 'Look over what is brought',
      description: 'Check condition, genuineness and whether it will sell.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(appraise|appraisal|evaluate|evaluation|authenticate|authenticity|inspect)'],
    },
    {
      id: 'offer-seller',
      name: 'Offer a price or share and agree',
      description: 'Name money, credit or share, explain it and write the receipt.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 4 },
      traits: ['negotiate', 'draft-text'],
      shownBy: [
        '((cash|store credit|consignor) ~ (offer|receive|percent|split)|free (appraisal|evaluation))',
      ],
    },
    {
      id: 'check-origin',
      name: 'Check identity and origin',
      description: "See the seller's papers and keep the record that law asks for.",
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['((photo|government) id|identification|stolen)'],
    },
    {
      id: 'price-used',
      name: 'Clean, price and put on sale',
      description: 'Clean, photograph, price by sales of the like and mark down in time.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 2, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'analyse-data', 'create-media'],
      shownBy: ['(priced|markdown|mark down)'],
    },
    {
      id: 'pay-consignors',
      name: 'Account to consignors and give back',
      description: 'Work out shares, pay out and return what did not sell.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['reconcile'],
      shownBy: ['(payout|consignor (account|check|login|payment)|unsold)'],
    },
  ],
});
