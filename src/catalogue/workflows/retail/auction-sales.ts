import { defineWorkflow } from '#catalogue/define.ts';

export const auctionSales = defineWorkflow({
  id: 'auction-sales',
  name: 'Auctions',
  naming: {
    variants: [
      {
        any: ['(livestock|cattle|sheep|stock) ~ (ring|penned|mart|graded|auction|sold|auctions)'],
        name: 'Livestock auctions',
      },
      { any: ['(property|land|real estate) auction'], name: 'Property auctions' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Selling by auction: taking entries, valuing, cataloguing, viewing, the sale, payment and handing over.',
  industries: ['retail', 'real-estate', 'agriculture', 'culture-media'],
  delivers: {
    named: [
      '(livestock|fine art|antique|property|online|farm|estate|charity|land|machinery|general) (auctions|auction|auctioneering)',
      'auction (mart|sales|services)',
      'livestock mart',
      '=saleroom',
      '=auctioneering',
      '=auctions',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(saleroom|salerooms|auction mart|livestock mart|auctioneers|sale ring|hammer price|buyers premium)',
          '(=consign|=entries|=vendors) ~ (catalogue|catalogues|ring|auction|saleroom|bids)',
          '(catalogues|catalogue) ~ online ~ (week|sale|bids)',
          'bids ~ (left|online|live|phone|telephone)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=auctions|auction mart|=saleroom|livestock mart|upcoming auctions|=auctioneering)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(silent auction|charity auction|auction (items|item|prizes|donations|donation))'],
      because: 'A charity raising money.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'take-entries',
      name: 'Take auction entries and agree terms',
      description: 'See goods or stock, estimate, agree reserve and commission.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 5 },
      traits: ['interview', 'negotiate'],
    },
    {
      id: 'catalogue',
      name: 'Catalogue and photograph the lots',
      description: 'Describe, number, picture and publish.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['create-media', 'draft-text'],
    },
    {
      id: 'hold-viewing',
      name: 'Hold viewings and register bidders',
      description: 'Show, answer and check identity.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['answer-questions', 'check-rules'],
    },
    {
      id: 'hold-sale',
      name: 'Hold the auction',
      description: 'Call lots, take bids in room, by phone and online.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 5, error: 4, data: 1 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['hands-on', 'decide'],
    },
    {
      id: 'settle-sale',
      name: 'Settle the auction with buyers and sellers',
      description: 'Bill, take payment, release lots and pay out.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 2, error: 3, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['reconcile'],
    },
  ],
});
