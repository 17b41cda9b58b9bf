import { defineWorkflow } from '#catalogue/define.ts';

export const listingAdministration = defineWorkflow({
  id: 'listing-administration',
  name: 'Listing administration',
  department: 'Operations',
  type: 'Business',
  description:
    'Keeping the list of properties true everywhere: entering, photos, price and status changes, taking down.',
  industries: ['real-estate', 'property-management'],
  narrows: ['online-orders'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(add|edit|manage|update|post) ~ (property|listing)',
          '(featured|active|current|new|=our) (listing|property)',
          '(property|listing) (detail|status|id|database)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(listings|properties|featured listings|=our listings|property listings|featured properties)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'enter-property',
      name: 'Enter the property',
      description: 'Enter data, text and pictures.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data'],
      shownBy: ['(add|post)'],
    },
    {
      id: 'update-status',
      name: 'Keep price and status current',
      description: 'Change what has changed on all portals.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'monitor'],
      shownBy: ['(pending|sold|price|status)'],
    },
    {
      id: 'check-rules-listing',
      name: 'Check wording and rules',
      description: 'See that texts and pictures keep to law and portal rules.',
      role: 'Real Estate Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['check-rules'],
      shownBy: ['equal housing'],
    },
  ],
});
