import { defineWorkflow } from '#catalogue/define.ts';

export const cropGrowing = defineWorkflow({
  id: 'crop-growing',
  name: 'Growing and harvesting',
  naming: {
    parts: [
      { any: ['(grow|grows|grown|growing|plant|cultivate|raise|propagate|farming)'], name: 'Crop growing' },
      { any: ['(harvest|harvests|harvested|harvesting|pick|picked|picking)'], name: 'Harvesting' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description:
    'Raising what the farm lives from: planning the season, planting, tending, and bringing in the harvest.',
  industries: ['agriculture'],
  coreOf: ['agriculture'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(propagated|propagate|propagation|raised|grown|grow) ~ (nursery|seed|cuttings|division|peat free|compost|pots|field|polytunnel|tunnels|glasshouse|greenhouse|greenhouses)',
          '(we|nursery) (grow|grows|raise|propagate) ~ (plants|perennials|trees|shrubs|grasses|ferns|roses|hedging|vegetables|flowers|bulbs|species|kinds|varieties)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(plant list|=our plants|what we grow|=plants|=propagation)'],
      },

      {
        weight: 3,
        any: [
          '(=our) (glasshouse|glasshouses|greenhouse|greenhouses) ~ (raise|grow|produce)',
          '(propagate|grow|raise) ~ (kinds|varieties|plugs|crops|field|fields|sprays)',
          'custom growing',
        ],
      },
      {
        weight: 3,
        any: [
          '(strawberries|blueberries|apples|pumpkins|corn|tomatoes|peaches|cherries) =in (june|july|august|september|october|may|season)',
          '(pick =your own|u pick|you pick)',
        ],
      },

      {
        weight: 3,
        any: [
          '(we|=our farm|family|farm) ~ (=grow|=grows|=grown|plant|harvest|=raise|=raised|cultivate|=breed) ~ (vegetable|crop|flower|fruit|food|produce|tree|acre|hay|grain|corn|wheat|berries|herbs|seed|garlic|tomato|apple|grape|greens)',
          '(grow|grown|raised|planted|harvested|growing) ~ (=our farm|acre|field|here|locally|sustainably|variety|crop|vegetable|flower|tree|fruit)',
          '(growing|harvest|planting) (season|practice|process|method)',
          'how ~ grow',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=our farm|=growing|crops|=our trees|how we grow|harvest)'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(grow|growing) ~ (business|company|demand|audience|family ~ member)'],
      because: 'A figure of speech.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-season',
      name: 'Plan the growing season',
      description: 'Choose varieties, areas and dates and order seed and stock.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 3 },
      traits: ['plan', 'forecast'],
    },
    {
      id: 'prepare-soil',
      name: 'Test and prepare the soil',
      description: 'Take samples, spread, till and lay out beds or fields.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 3 },
      value: { differentiation: 2, decision: 1, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'analyse-data'],
      shownBy: ['(soil (test|health|sample)|compost|cover crop|no till|tillage)'],
    },
    {
      id: 'plant-tend',
      name: 'Plant and tend crops or animals',
      description: 'Sow, water, prune, feed and protect.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 10, high: 26 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 1, error: 4, data: 4 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(plant|prune|tend|care)'],
    },
    {
      id: 'watch-pests',
      name: 'Look for pests, disease and thirst',
      description: 'Walk rows or stalls, judge what is seen and decide what to do.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 5, contact: 1, error: 4, data: 4 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 3 },
      traits: ['monitor', 'analyse-data'],
      shownBy: ['(pest|irrigate|irrigation|organic (practice|method)|spray|integrated pest)'],
    },
    {
      id: 'harvest-store',
      name: 'Harvest and store',
      description: 'Bring in at the right time, sort and keep fresh.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 5, high: 17 },
      difficulty: { judgment: 2, variability: 3, presence: 5, contact: 1, error: 3, data: 3 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 4 },
      traits: ['hands-on'],
      shownBy: ['(harvest|cut|store|kept in water|fresh)'],
    },
    {
      id: 'keep-field-records',
      name: 'Keep field records',
      description: 'Write down treatments, yields and certificates.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'keep-machines',
      name: 'Maintain tractors, fences and houses',
      description: 'Service, mend and make ready before the season.',
      role: 'Facilities Technician',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 3 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(tractor|greenhouse|fence|equipment)'],
    },
  ],
});
