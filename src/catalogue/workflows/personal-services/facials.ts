import { defineWorkflow } from '#catalogue/define.ts';

export const facials = defineWorkflow({
  id: 'facials',
  name: 'Facials',
  department: 'Operations',
  type: 'Business',
  description:
    'Giving facials: making the cabin ready, looking at the skin, cleansing, exfoliating, extracting and masking as it needs, advising on care at home and noting what was done.',
  industries: ['personal-services', 'hospitality', 'fitness'],
  narrows: ['treatments'],
  delivers: {
    named: [
      '(=facial|facials)',
      '(signature|european|express|acne|custom|energy|back|classic|deluxe) facial',
      'facial (treatments|services)',
    ],
    anywhere: false,
    apart: 2,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(signature|european|classic|express|mini|deluxe|deep (cleansing|pore)|anti aging|anti ageing|hydrating|acne|teen|collagen|brightening|oxygen|back|custom|customized|customised|energy|men|gentleman|gentlemans|gentlemen|fruit|gold|diamond|lifting|firming|organic|purifying|sensitive|basic|ultimate|vitamin c|rejuvenating|relaxing|clean up) (facial|facials)',
          '(facial|facials) ~ (minutes|min|session|sessions|skin|cleanse|cleansing|exfoliation|extraction|extractions|mask|masks|steam|esthetician|aesthetician|treatment|treatments|$|£|₹)',
          '=we ~ (facial|facials)',
        ],
      },
      {
        weight: 3,
        any: [
          '(=facials|facial|facial treatments|=facials skin care|facials skincare|custom facials|signature facial|facial services|face treatments)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        'facial (recognition|expression|expressions|hair|nerve|pain|injury|injuries|surgery|trauma|palsy|paralysis|bones|muscles|numbness|swelling|features|threading|waxing|wax)',
        '(facial) ~ (machine|equipment|kit|course|training|bed|cream|oil|oils|serum|product|products)',
        '(recipe|diy)',
      ],
      because: 'Not a treatment of the skin',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ready-cabin',
      name: 'Make the cabin and tools ready for facials',
      description: 'Disinfect tools, change linen, warm towels and lay out products between guests.',
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['hands-on'],
    },
    {
      id: 'look-skin',
      name: "Look at the guest's skin and ask about it",
      description: 'Ask about allergies and products used and see under the lamp what the skin needs.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['interview', 'diagnose', 'care'],
      shownBy: ['(analysis|consultation|skin type|assess)'],
    },
    {
      id: 'give-facial',
      name: 'Cleanse, treat and mask the face',
      description: 'Cleanse, steam, extract, massage and mask as agreed.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 6, high: 24 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 4 },
      traits: ['hands-on', 'care'],
      shownBy: ['(cleanse|cleansing|mask|exfoliat|extraction|steam)'],
    },
    {
      id: 'advise-home',
      name: 'Advise on skin care at home',
      description: 'Say what to use, what to leave out and when to come again.',
      role: 'Stylist',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise', 'personalise'],
      shownBy: ['(home care|products|routine|recommend)'],
    },
    {
      id: 'note-facial',
      name: 'Note what was done and how the skin took it',
      description: "Write products, reactions and wishes on the guest's card for next time.",
      role: 'Stylist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 1.5 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data'],
    },
  ],
});
