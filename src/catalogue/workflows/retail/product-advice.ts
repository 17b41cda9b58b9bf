import { defineWorkflow } from '#catalogue/define.ts';

export const productAdvice = defineWorkflow({
  id: 'product-advice',
  name: 'Product advice and recommendation',
  naming: { variants: [{ any: ['gift (guide|finder|idea|quiz)'], name: 'Gift recommendation' }] },
  department: 'Sales',
  type: 'Communication',
  description: 'Helping somebody choose: asking for use, taste and budget, and proposing what fits.',
  industries: ['retail', 'online-shop', 'wholesale'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(gift|product|size) (guide|finder|quiz|recommendation|advisor|selector)',
          '(find|choose|pick|need help) ~ (perfect|right) ~ (gift|product|size|fit|one)',
          'help ~ (choose|choosing|decide)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['choose ~ (attorney|lawyer|dentist|doctor|plan|insurance|school)'],
      because: 'Advice on something else.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'ask-need',
      name: 'Ask for need and budget',
      description: 'Find out for whom, what for and how much.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 2, revenue: 4 },
      traits: ['answer-questions'],
      shownBy: ['(finder|quiz|questionnaire|who|budget)'],
    },
    {
      id: 'propose',
      name: 'Propose what fits',
      description: 'Choose two or three and say why.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 4 },
      traits: ['match', 'advise', 'personalise'],
      shownBy: ['(recommend|perfect|guide)'],
    },
    {
      id: 'keep-guides',
      name: 'Write and keep guides',
      description: 'Put advice into guides by occasion and use.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 1, error: 1, data: 1 },
      value: { differentiation: 3, decision: 4, expertise: 2, revenue: 3 },
      traits: ['draft-text', 'create-media'],
      shownBy: ['guide'],
    },
  ],
});
