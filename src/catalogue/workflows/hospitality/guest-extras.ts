import { defineWorkflow } from '#catalogue/define.ts';

export const guestExtras = defineWorkflow({
  id: 'guest-extras',
  name: 'Extras and provisions for guests',
  department: 'Customer Service',
  type: 'Business',
  description:
    'Giving guests what they order beside the stay: hampers, shopping, a cook, equipment, late check-out.',
  industries: ['hospitality', 'travel'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          'concierge (service|team|desk) ~ (arrange|book|help|available|reserve|reservations|tours|recommend|included|every|guest|guests)',
          '=our concierge',
          '(breakfast (basket|baskets)|welcome basket|picnic (basket|baskets|hamper)|romance package|celebration package|firewood|add =to =your (stay|reservation|booking)) ~ (add|order|arrive|arrival|reservation|stay|delivered|cabin|room|available|purchase)',
        ],
      },
      {
        weight: 2,
        any: ['(concierge|concierge service|breakfast baskets|stay enhancements|guest amenities)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(hamper|hampers|groceries|welcome pack|welcome basket|firewood bundle|private chef|cook) ~ (arrive|arrival|arranged|order|pre order|delivered|evening|table|cottage|cabin|on request)',
          '(fridge|kitchen) (filled|stocked) ~ (arrive|arrival)',
          '(cots|high chairs|wetsuits|bikes|kayaks|beach towels) ~ (on request|bring round|provided|borrow|free|available)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=extras|little extras|optional extras|add ons|=enhancements|guest services|=hampers)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(car|van|vehicle|insurance|policy|software|conservatory|double glazing) '],
      because: 'Extras of other goods.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'offer-extras',
      name: 'Offer extras before arrival',
      description: 'Write what can be ordered and answer questions.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['personalise', 'answer-questions'],
    },
    {
      id: 'take-extras',
      name: 'Take orders for extras and pass them to suppliers',
      description: 'Note wishes and diets, order from caterers and shops and charge the guest.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 3, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 3 },
      traits: ['enter-data', 'route-requests'],
    },
    {
      id: 'put-ready',
      name: 'Put the extras ready',
      description: 'Shop, fill the fridge and bring cot, bicycle or kayak.',
      role: 'Housekeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 1, variability: 3, presence: 5, contact: 2, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'take-back',
      name: 'Take lent things back and check them',
      description: 'Fetch, clean and charge what is broken.',
      role: 'Housekeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 5, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
  ],
});
