import { defineWorkflow } from '#catalogue/define.ts';

export const madeToOrder = defineWorkflow({
  id: 'made-to-order',
  name: 'Made-to-order production',
  department: 'Operations',
  type: 'Development',
  description:
    'Making goods when they are ordered: preparing files and material, making, finishing, checking and packing.',
  industries: ['retail', 'manufacturing', 'food-production', 'print-shop', 'online-shop'],
  delivers: {
    named: [
      '(laser|custom) engraving',
      '(picture|custom) framing',
      '3d printing',
      '(custom|bespoke) (cake|jewelry|upholstery|clothing|metalwork)',
      'laser cutting',
    ],
    anywhere: true,
    notIn: ['tech', 'education', 'healthcare', 'machine-shop'],
  },
  signals: {
    phrases: [
      {
        weight: 2,
        any: [
          '(made|printed|crafted|produced|built|roasted|sewn|knitted|woven) (by hand|in house|=for =you)',
          '(handmade|handcrafted|hand made|hand crafted) ~ (batch|workshop|studio|each|piece)',
        ],
      },
      {
        weight: 3,
        any: [
          '(custom|bespoke) (protein|proteins|antibody|antibodies|furniture|jewelry|cake|cakes|blend|blends)',
        ],
      },

      {
        weight: 3,
        any: [
          '(made|printed|baked|crafted|produced|built|roasted|sewn|knitted|woven|brewed) (to order|on demand|per order)',
          'made to order',
          '(handmade|handcrafted|hand made|hand crafted) ~ order',
          '(print|make|craft|bake|build) ~ (each|every) ~ (order|piece|item)',
        ],
      },
      {
        weight: 3,
        any: [
          '(knit|sew|bake|make|build|craft|print|roast|weave) ~ (=our own|own) (workshop|studio|kitchen|bakery|factory)',
          '(knitted|made|sewn|woven) to order',
          'made to measure',
        ],
      },
      {
        weight: 2,
        any: [
          '(production|processing) time',
          'small batch',
          '(printed|made|crafted) ~ (our|=our) (studio|workshop|shop|kitchen)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['custom made suit ~ law', 'tailor made solution'],
      because: 'A figure of speech.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'prepare-job',
      name: 'Prepare files, recipe or cut list',
      description: 'Set up files, recipe or cut list and lay out material.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 1, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 2 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(material|filament|ingredient|file)'],
    },
    {
      id: 'make',
      name: 'Make the ordered piece',
      description: 'Run the machine or work by hand until the piece is as ordered.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 9, high: 20 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on'],
      shownBy: ['(print|craft|make|bake|hand)'],
    },
    {
      id: 'finish',
      name: 'Finish and check the made piece',
      description: 'Clean, finish and compare with the order.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on', 'check-rules'],
      shownBy: ['(finish|inspect|quality|check)'],
    },
    {
      id: 'package-piece',
      name: 'Pack the piece with care sheet and label',
      description: 'Wrap it, add care advice and the name on the order.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 1, data: 1 },
      value: { differentiation: 3, decision: 2, expertise: 1, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(gift (wrap|box)|package|packaging|care (instruction|card))'],
    },
    {
      id: 'keep-equipment',
      name: 'Maintain tools and machines of the workshop',
      description: 'Clean, sharpen, change wearing parts and note what must be bought.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(maintain|calibrate|calibration) ~ (press|machine|equipment|tool)'],
    },
    {
      id: 'plan-queue',
      name: 'Keep the queue of orders and tell dates',
      description: 'Decide the order of jobs and tell dates.',
      role: 'Operations Manager',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 3 },
      traits: ['plan', 'schedule'],
      shownBy: ['(lead time|production time|turnaround)'],
    },
  ],
});
