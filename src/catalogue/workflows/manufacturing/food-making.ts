import { defineWorkflow } from '#catalogue/define.ts';

export const foodMaking = defineWorkflow({
  id: 'food-making',
  name: 'Food production and packing',
  naming: {
    variants: [
      { any: ['(fillet|fillets|filleters|filleting|gutted)'], name: 'Fish processing' },
      { any: ['(own label|private label|white label)'], name: 'Own-label production' },
      {
        any: ['(private label|co packing|contract packing|copacking)'],
        name: 'Private label and contract packing',
      },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Making foods in batches under hygiene rules: recipe, batch, packing, lot records and release.',
  industries: ['food-production'],
  coreOf: ['food-production'],
  narrows: ['production', 'made-to-order'],
  delivers: {
    named: ['(private label|co packing|contract packing|food (manufacturing|processing))'],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(filleters|fillets|filleting|gutted|scaled|shucked|portioned) ~ (hand|fish|team|morning|exactly|scaled|filleted|ask)',
          '(smoke|smoked|smokes|smoking) ~ (haddock|kippers|salmon|trout|oak|anglers|producers|eel)',
        ],
      },
      { weight: 2, in: ['heading', 'navigation'], any: ['(=smokehouse|=smoking|fish processing)'] },

      {
        weight: 3,
        any: [
          '(own label|private label|white label) ~ (recipe|recipes|pack|packed|sleeves|brand|ovens|retailers|production)',
          '(fillet|fillets|filleted|smoke|smoked|cure|cured|shucked) ~ (fish|salmon|haddock|trout|kippers|oysters|mackerel|hand|kiln|premises|factory|site|shed)',
          '(we|team) (churn|press|mature|cure|smoke|bottle|jar|blend|pickle) ~ (cheese|butter|hams|bacon|sauces|honey|chutney|juice|spices|salmon|milk)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(own label|private label|contract packing|co packing|smoking curing)'],
      },

      {
        weight: 3,
        any: [
          '(cook|bottle|bake|baked|wrapped) ~ (bottle|recipe|packed|bakery|label|batch|batches)',
          '(private label|co packing|own brand) ~ (recipe|label|range|ranges|packing|developed)',
        ],
      },
      { weight: 3, any: ['(private label|co packing|contract packing)'], in: ['heading', 'navigation'] },
      {
        weight: 3,
        any: [
          '(make|makes|produce|produces|manufacture|craft|process|cook|blend|smoke|cure) ~ (sauce|salsa|jam|jelly|honey|cheese|sausage|snack|candy|chocolate|pasta|spice|seasoning|food|ice cream|popcorn|granola|jerky|syrup|pickles|tortilla)',
          '(small batch|handmade|homemade|artisan|gourmet) (sauce|salsa|jam|candy|chocolate|cheese|pasta|food|popcorn|fudge|ice cream|jelly|granola)',
          '(private label|co packing|contract packing|co packer|copacking|food (manufacturing|processing|production))',
          '(haccp|usda inspected|food safety|fda registered|sqf) ~ (facility|certified|plan|kitchen|plant|program|production|standard)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          "(private label|co packing|contract manufacturing|how it's made|how we make|=our process|food safety)",
        ],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'set-recipe',
      name: 'Set recipe, label and shelf life',
      description: 'Write batches, allergens and tests.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 3, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'design'],
      shownBy: ['(recipe|ingredient|label)'],
    },
    {
      id: 'plan-batches',
      name: 'Plan batches and ingredients',
      description: 'Add orders, stock and cleaning.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 3 },
      traits: ['forecast', 'plan'],
      shownBy: ['(batch|order)'],
    },
    {
      id: 'make-batch',
      name: 'Weigh, cook and fill',
      description: 'Follow the sheet and note temperatures.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 10, high: 36 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(cook|make|batch)'],
    },
    {
      id: 'pack-food',
      name: 'Pack, code and store',
      description: 'Seal, stamp lots and chill.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 5, high: 22 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(pack|jar|bag)'],
    },
    {
      id: 'keep-safety',
      name: 'Keep hygiene plan and lot records',
      description: 'Log, swab, trace and be inspected.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 1, presence: 2, contact: 1, error: 5, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(haccp|safety|inspected|sqf)'],
    },
    {
      id: 'answer-buyers',
      name: 'Answer buyers and co-packing customers',
      description: 'Give samples, minimums, prices and dates.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 4 },
      traits: ['draft-text', 'advise'],
      shownBy: ['(minimum|sample|private label)'],
    },
  ],
});
