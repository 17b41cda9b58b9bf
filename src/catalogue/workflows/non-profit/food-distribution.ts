import { defineWorkflow } from '#catalogue/define.ts';

export const foodDistribution = defineWorkflow({
  id: 'food-distribution',
  name: 'Food parcels and pantry',
  naming: {
    variants: [
      {
        any: [
          '(community|members|pantry) ~ (pantry|choose ~ groceries)',
          'social supermarket',
          'community fridge',
        ],
        name: 'Community pantry',
      },
      {
        any: ['(food bank|foodbank) ~ (session|sessions|parcel|parcels|voucher|vouchers)', 'food parcels'],
        name: 'Food parcel distribution',
      },
      {
        any: [
          '(hot meals|soup kitchen|community meal|community meals|meals on wheels|free meals|community lunch)',
        ],
        name: 'Community meals',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description: 'Giving food to people in need: referral, packing, sessions, deliveries and keeping count.',
  industries: ['non-profit', 'religious-organisation'],
  narrows: ['programme-delivery'],
  delivers: {
    named: [
      'food (pantry|parcels|distribution|hampers)',
      '(community|mobile) pantry',
      'soup kitchen',
      'community (meals|fridge|kitchen)',
      'hot meals',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(food) (parcels|parcel|hampers|boxes|bags) ~ (families|crisis|people|households|given|deliver|delivered|need|voucher|day)',
          '(three day|emergency|weekly) (parcels|parcel|food)',
          '(give|gives|given|hand out|distribute|distributed|provide|receive) ~ (food|groceries|parcels|tinned|meals) ~ (families|crisis|people|need|everyone|house|household|households)',
          '(food pantry|food bank|foodbank|community fridge|soup kitchen|social supermarket) ~ (open|opens|session|sessions|tuesday|thursday|wednesday|saturday|monday|friday|members|clients|hours|voucher|vouchers|distribution)',
          '(members|shoppers|clients) ~ (choose|pick) ~ (groceries|food|items)',
          '(hot meal|hot meals|soup|sandwiches) ~ (served|serve|homeless|rough sleepers|anyone|free|guests)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(food bank|food pantry|=pantry|community pantry|food parcels|food distribution|soup kitchen|community meals|community fridge|mobile pantry)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(donate to|donated to|donations to|drive for|support) ~ (food bank|foodbank|pantry)'],
      because: 'Gifts to another food bank.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-referral',
      name: 'Check vouchers and referrals',
      description: 'See who sent the household, how many they are and what they can eat.',
      role: 'Social Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 4, error: 2, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'check-rules'],
      shownBy: ['(voucher|vouchers|referral|referred)'],
    },
    {
      id: 'plan-deliveries',
      name: 'Plan food deliveries and stock',
      description: 'See what is short, plan rounds and drivers.',
      role: 'Logistics Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 2, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['plan', 'schedule'],
    },
    {
      id: 'pack-parcels',
      name: 'Pack parcels',
      description: 'Put food together by household size and diet, watching dates.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 4, high: 14 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 1, revenue: 1 },
      traits: ['hands-on', 'match'],
    },
    {
      id: 'hold-session',
      name: 'Hold the food session',
      description: 'Welcome people, hand out food and listen.',
      role: 'Volunteer Coordinator',
      judgment: true,
      hoursPerWeek: { low: 4, high: 12 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 5, error: 3, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 1 },
      traits: ['care', 'interview'],
    },
    {
      id: 'point-to-help',
      name: 'Point visitors to further help',
      description: 'Tell of advice, benefits and other agencies and make the call.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['advise', 'route-requests'],
      shownBy: ['(advice|signpost|debt)'],
    },
    {
      id: 'count-given',
      name: 'Count the food given',
      description: 'Enter parcels, people and weight and report to funders.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'summarise'],
    },
  ],
});
