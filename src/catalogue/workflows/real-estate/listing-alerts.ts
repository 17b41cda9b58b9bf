import { defineWorkflow } from '#catalogue/define.ts';

export const listingAlerts = defineWorkflow({
  id: 'listing-alerts',
  name: 'Listing search',
  naming: {
    variants: [
      {
        any: [
          '(e mail|email|listing|property|new listing|price) (alert|notification)',
          'listing alerts',
          'saved search',
          '(activate|create|save|sign up|set up) ~ alert',
        ],
        name: 'Listing search and alerts',
      },
    ],
  },
  department: 'Marketing',
  type: 'Communication',
  description:
    'Letting searchers find homes and hear of new ones: keeping the search fed, taking wishes, sending matches and following up.',
  industries: ['real-estate', 'property-management'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(register|sign up) ~ (property|listing|email) alerts', '(search (listings|homes|properties))'],
      },
      {
        weight: 3,
        any: [
          '(e mail|email|listing|property|new listing|price) (alert|notification)',
          '(activate|create|save|sign up|set up) ~ (alert|saved search)',
          'saved search',
          '(search|browse) ~ (listing|mls|home for sale|property for sale)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation', 'control'],
        any: [
          '(property search|search listings|home search|search homes|find property|mls search|listing alerts)',
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'feed-search',
      name: 'Check the property search and its feed',
      description: 'See that the search on the site answers and shows what the data feed delivers.',
      role: 'IT Administrator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['monitor', 'enter-data'],
    },
    {
      id: 'take-wishes',
      name: 'Take down what searchers want',
      description: 'Note area, size, price and contact.',
      role: 'Real Estate Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 1, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 3 },
      traits: ['extract-data', 'enter-data'],
    },
    {
      id: 'sort-searchers',
      name: 'Sort searchers by readiness',
      description: 'See who opens, saves and asks, and decide whom to call first.',
      role: 'Sales Representative',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 2 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 4 },
      traits: ['analyse-data', 'match'],
      shownBy: ['(saved (home|search)|favorites|sign up)'],
    },
    {
      id: 'send-matches',
      name: 'Send matching homes to searchers',
      description: 'Pick what fits and write to the searcher.',
      role: 'Real Estate Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['match', 'personalise', 'draft-text'],
      shownBy: ['alert'],
    },
    {
      id: 'call-searchers',
      name: 'Follow up with searchers',
      description: 'Ask what they liked and offer a viewing.',
      role: 'Real Estate Agent',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 5, error: 2, data: 3 },
      value: { differentiation: 3, decision: 5, expertise: 3, revenue: 5 },
      traits: ['remind', 'advise'],
    },
  ],
});
