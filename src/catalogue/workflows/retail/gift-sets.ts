import { defineWorkflow } from '#catalogue/define.ts';

export const giftSets = defineWorkflow({
  id: 'gift-sets',
  name: 'Gift sets and hampers',
  naming: {
    parts: [
      { any: ['(set|sets|box|boxes|basket|baskets|kit|kits|pack|packs)'], name: 'Gift sets' },
      { any: ['(hamper|hampers)'], name: 'Hampers' },
    ],
  },
  department: 'Sales',
  type: 'Business',
  description:
    'Making up sets to give: choosing what goes together, getting boxes and goods in, agreeing on wishes and the card, packing nicely and sending on the day.',
  industries: ['retail', 'food-production', 'grocery', 'agriculture', 'personal-services'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(gift|curated|themed|sensory|corporate gift|self care|bespoke|pamper) (set|box|basket|hamper|kit|bundle) ~ (curated|choose|made|filled|includes|perfect|custom|build|put together|ready|hand picked|gift|wrapped|occasion)',
          '(put together|create|make up|build|curate|curated|customise|customize|personalise|personalize) ~ (gift|hamper|basket|gift box|care package)',
        ],
      },
      {
        weight: 3,
        any: [
          '(gift sets|gift boxes|gift baskets|hampers|gift hampers|gift kits|curated kits|shop kits|care packages|gift bundles|corporate gifting|corporate gifts|gift packs|gift box|build =a box|build =your own box|christmas hampers)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(tool|repair|first aid|drum|model|test|training|press|media|spare|rebuild|service|installation) (kit|kits|box|boxes)',
        '(donate|donation|donations|charity|raffle|food bank|pantry|needy|families in need|volunteer)',
        'gift (card|cards|certificate)',
        'collection box',
      ],
      because: 'Other kits, or gifts of charity',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'choose-set',
      name: 'Choose what goes together in a gift set',
      description: 'Pick goods that fit the occasion, the person and the budget and set the price.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 2, error: 1, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 3 },
      traits: ['match', 'decide'],
      shownBy: ['(curated|hand picked|theme|themed|occasion)'],
    },
    {
      id: 'get-set-goods',
      name: 'Get boxes, ribbons and filling goods in',
      description: 'Work out what the season needs and order goods, boxes and cards in time.',
      role: 'Procurement Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['forecast', 'look-up'],
    },
    {
      id: 'agree-order',
      name: 'Agree on wishes, budget and the gift card text',
      description: 'Ask who it is for, what must not be in it and what the card shall say.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['interview', 'enter-data'],
      shownBy: ['(custom|personalis|personaliz|message|card|note)'],
    },
    {
      id: 'quote-many-sets',
      name: 'Quote gift sets for companies',
      description:
        'Propose sets for staff or clients, with logo and price by number, and take the list of addresses.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'match'],
    },
    {
      id: 'pack-set',
      name: 'Pack and wrap gift sets',
      description: 'Line the box, arrange, wrap and tie it.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 1, data: 1 },
      value: { differentiation: 4, decision: 4, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(wrapped|wrap|packed|box|basket|ribbon)'],
    },
    {
      id: 'send-set',
      name: 'Send the gift so that it comes on the day',
      description: 'Book a carrier or a place on the delivery round and watch that it arrives in time.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2.5 },
      difficulty: { judgment: 1, variability: 2, presence: 3, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['schedule', 'monitor'],
      shownBy: ['(deliver|delivery|ship|shipped|send)'],
    },
  ],
});
