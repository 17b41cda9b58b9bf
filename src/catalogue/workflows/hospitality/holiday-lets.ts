import { defineWorkflow } from '#catalogue/define.ts';

export const holidayLets = defineWorkflow({
  id: 'holiday-lets',
  name: 'Holiday apartment letting',
  department: 'Sales',
  type: 'Business',
  description:
    'Letting furnished apartments or houses for weeks: offering, agreeing terms, taking deposit, handing over and taking back.',
  industries: ['hospitality', 'property-management', 'travel'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(vacation|holiday|weekly|monthly|oceanfront|short term) (rental|let|letting)',
          '(apartment|cottage|cabin|villa|house|suite|unit) ~ (rented|rent|rental) ~ (weekly|week|month|monthly|night|separately)',
          '(fully furnished|fully equipped) ~ (apartment|suite|cottage|house|unit)',
          '(weekly|monthly) rate',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(apartments|vacation rentals|cottages|holiday rentals|apartment rentals|villas)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'offer-let',
      name: 'Answer and offer',
      description: 'See what is free for the dates and send price and terms.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 4 },
      traits: ['answer-questions', 'draft-text'],
      shownBy: ['(inquire|availability)'],
    },
    {
      id: 'agree-let',
      name: 'Agree terms and take the deposit',
      description: 'Send the contract and watch payments.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'monitor'],
      shownBy: ['(deposit|minimum ~ night)'],
    },
    {
      id: 'hand-over',
      name: 'Hand over and take back',
      description: 'Explain the place, hand out keys and check it at the end.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on', 'answer-questions'],
    },
    {
      id: 'clean-between',
      name: 'Clean and mend between guests',
      description: 'Plan and check cleaning and repairs.',
      role: 'Housekeeper',
      judgment: false,
      hoursPerWeek: { low: 3, high: 12 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'schedule'],
      shownBy: ['(clean|linen)'],
    },
  ],
});
