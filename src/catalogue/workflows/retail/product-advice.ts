import { defineWorkflow } from '#catalogue/define.ts';

export const productAdvice = defineWorkflow({
  id: 'product-advice',
  name: 'Product advice and recommendation',
  naming: {
    parts: [
      {
        any: ['(advice|advise|advising|expert|experts|help ~ (choose|find|pick|decide))'],
        name: 'Product advice',
      },
      {
        any: ['(recommend|recommends|recommended|recommendation|recommendations)'],
        name: 'Product recommendation',
      },
    ],
    variants: [{ any: ['gift (guide|finder|idea|quiz)'], name: 'Gift recommendation' }],
  },
  department: 'Sales',
  type: 'Communication',
  description: 'Helping somebody choose: asking for use, taste and budget, and proposing what fits.',
  industries: ['trades', 'agriculture', 'manufacturing', 'retail', 'online-shop', 'wholesale'],
  signals: {
    phrases: [
      { weight: 2, any: ['(not sure|unsure) ~ (size|which|what|model)'] },
      {
        weight: 1.5,
        any: [
          'help ~ (choose|choosing|decide)',
          '(knowledgeable|friendly|expert) (staff|team|sale) ~ (help|answer|assist)',
        ],
      },
      {
        weight: 3,
        any: [
          '=our (gardeners|staff|experts|rep|reps|technicians) ~ (answer|advise|help) ~ (question|questions|choose|find)',
        ],
      },
      {
        weight: 3,
        any: [
          '(ask|bring|show) ~ (expert|experts|leaf|photo|sample|staff) ~ (tell|help|advise|recommend|answer|what)',
          '(expert|experts|staff|team) ~ (advise|help) you ~ (which|choose|pick|right)',
          '(not sure|unsure) ~ (which|what) ~ (choose|need|right|size) ~ (ask|call|help|contact)',
        ],
      },

      {
        weight: 3,
        any: [
          '(help|helping|assist|guide|advise) ~ (you|customer|homeowner|client) ~ (choose|select|find|pick|decide) ~ (right|best|perfect|product|style|color|material|size|option|system|fit)',
          '(recommend|suggest) ~ (product|model|plant|gift)',
          '(knowledgeable|friendly|expert) (staff|team|sale) ~ (recommend|choose|pick|select|find|advise|advice)',
          '(knowledgeable|friendly|expert) (staff|team) ~ help ~ (find|choose|pick|select)',
          '(consult|advice|expert advice) ~ (product|choosing|selection|option|purchase)',
        ],
      },
      {
        weight: 3,
        any: [
          '(gift|product|size) (guide|finder|quiz|recommendation|advisor|selector)',
          '(find|choose|pick|need help) ~ (perfect|right) ~ (gift|product|size|fit|one)',
          'help ~ (choose|choosing) ~ (product|model|size|gift|plant|style|colour|color|material|fit|frame|tool)',
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
      name: "Ask for the customer's need and budget",
      description: 'Find out for whom, what for and how much.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 4, error: 2, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 2, revenue: 4 },
      traits: ['interview'],
      shownBy: ['(finder|quiz|questionnaire|who|budget)'],
    },
    {
      id: 'propose',
      name: 'Propose products that fit',
      description: 'Choose two or three products and say why they fit.',
      role: 'Shop Assistant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 4, error: 3, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 3, revenue: 4 },
      traits: ['match', 'advise', 'personalise'],
      shownBy: ['(recommend|perfect|guide)'],
    },
    {
      id: 'show-try',
      name: 'Show, demonstrate and let try',
      description: 'Fetch, explain and let people taste, wear or use it.',
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 4, error: 2, data: 2 },
      value: { differentiation: 4, decision: 5, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'advise'],
      shownBy: ['(try (=it |=on |)|demo|demonstration|sample|tasting|fitting)'],
    },
    {
      id: 'learn-products',
      name: 'Learn new products',
      description: "Read makers' sheets, try samples and tell colleagues what is worth knowing.",
      role: 'Shop Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 2, contact: 1, error: 2, data: 3 },
      value: { differentiation: 3, decision: 2, expertise: 3, revenue: 2 },
      traits: ['research', 'summarise'],
      shownBy: ['(product knowledge|=our expert|trained staff|knowledgeable (staff|team))'],
    },
    {
      id: 'keep-guides',
      name: 'Write and keep buying guides',
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
