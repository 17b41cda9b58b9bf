import { defineWorkflow } from '#catalogue/define.ts';

export const holidayLets = defineWorkflow({
  id: 'holiday-lets',
  name: 'Holiday apartment letting',
  naming: {
    parts: [
      { any: ['(apartment|flat|condo|suite|studio)'], name: 'Holiday apartment letting' },
      {
        any: ['(cottage|cabin|chalet|lodge|barn|glamping|yurt|hut)'],
        name: 'Holiday cottage and cabin letting',
      },
      { any: ['(villa|house|holiday home|vacation home)'], name: 'Holiday house letting' },
    ],
  },
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
          '(cottages|cottage|boathouse|barn|lodge|chalet|house) ~ sleeps ',
          '(changeover|changeovers) (is|are|day|on) ',
          '(cottages|cottage|cabins|chalets|lodges|villas) sleeping ',
        ],
      },

      { weight: 1, any: ['(weekly|monthly) rate', '(fully furnished|fully equipped) ~ (suite|unit)'] },
      {
        weight: 3,
        any: [
          '(vacation|holiday|weekly|monthly|oceanfront|short term) (rental|let|letting)',
          '(apartment|cottage|cabin|villa|house|suite|unit) ~ (rented|rent|rental) ~ (weekly|week|month|monthly|night|separately)',
          '(fully furnished|fully equipped) ~ (apartment|cottage|house|villa)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(apartments|vacation rentals|cottages|holiday rentals|apartment rentals|villas)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(vacation|holiday) rental (guest|guests|host|hosts|owner|owners|manager|managers)'],
      because: "Other people's lettings.",
    },
    {
      scope: 'sentence',
      any: [
        '(hotel|hotels|resort|resorts|motel|airbnb|airbnbs|guesthouse) ~ (rental|rentals)',
        '(rental|rentals) ~ (host|hosts|manager|managers|turnover|laundry|linen|rug|cleaning)',
        '(laundry|cleaning|clean|rug|linen) ~ (vacation|holiday|short term) (rental|rentals)',
        '(come =to|deliver =to|deliver to|pick up at) ~ (rental|rentals)',
      ],
      because: "Other people's lettings, which are served.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'offer-let',
      name: 'Answer holiday-let enquiries and offer',
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
      name: 'Agree letting terms and take the deposit',
      description: 'Send the contract and watch payments.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'monitor'],
      shownBy: ['(deposit|minimum ~ night)'],
    },
    {
      id: 'send-arrival',
      name: 'Send arrival details and house rules',
      description: 'Write how to get there and in, and what to know about the place.',
      role: 'Front Desk Agent',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 2, error: 1, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['draft-text', 'remind'],
      shownBy: ['(check in instruction|house rule|directions|key (code|pickup)|self check in)'],
    },
    {
      id: 'hand-over',
      name: 'Hand the holiday home over and take it back',
      description: 'Explain the place, hand out keys and check it at the end.',
      role: 'Property Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'clean-between',
      name: 'Clean and mend the home between guests',
      description: 'Plan and check cleaning and repairs.',
      role: 'Housekeeper',
      judgment: false,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'schedule'],
      shownBy: ['(clean|linen)'],
    },
    {
      id: 'settle-owner',
      name: "Settle deposit, taxes and owner's share",
      description: 'Return the deposit, pay visitor tax and account to the owner.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['reconcile', 'enter-data'],
      shownBy: ['((occupancy|tourist|visitor|lodging) tax|security deposit|owner (statement|payout))'],
    },
  ],
});
