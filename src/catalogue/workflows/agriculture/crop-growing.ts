import { defineWorkflow } from '#catalogue/define.ts';

export const cropGrowing = defineWorkflow({
  id: 'crop-growing',
  name: 'Growing and harvesting',
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
          '(we|=our farm|family|farm) ~ (grow|plant|harvest|raise|cultivate|breed)',
          '(grow|grown|raised|planted|harvested|growing) ~ (=our farm|acre|field|here|locally|sustainably|variety|crop|vegetable|flower|tree|fruit)',
          '(growing|harvest|planting) (season|practice|process|method)',
          'how ~ grow',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(=our farm|growing|crops|livestock|=our trees|=our animals|how we grow|harvest)'],
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
      name: 'Plan the season',
      description: 'Choose varieties, areas and dates and order seed and stock.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 1, error: 4, data: 3 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 3 },
      traits: ['plan', 'forecast'],
    },
    {
      id: 'plant-tend',
      name: 'Plant and tend',
      description: 'Sow, water, prune, feed and protect.',
      role: 'Operations Manager',
      judgment: true,
      hoursPerWeek: { low: 10, high: 30 },
      difficulty: { judgment: 3, variability: 4, presence: 5, contact: 1, error: 4, data: 4 },
      value: { differentiation: 3, decision: 2, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(plant|prune|tend|care)'],
    },
    {
      id: 'harvest-store',
      name: 'Harvest and store',
      description: 'Bring in at the right time, sort and keep fresh.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 5, high: 20 },
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
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
