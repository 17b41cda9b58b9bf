import { defineWorkflow } from '#catalogue/define.ts';

export const finishingWork = defineWorkflow({
  id: 'finishing-work',
  name: 'Finishing and coating',
  naming: {
    parts: [
      { any: ['(pickling|pickled|passivated|passivation|descaling)'], name: 'Pickling and surface cleaning' },
      {
        any: [
          '(finish|finishing|polish|polishing|deburr|anodize|anodizing|=plating|sandblast|blasting|grinding)',
        ],
        name: 'Finishing',
      },
      { any: ['(coat|coating|powder|paint|painting|spray)'], name: 'Coating' },
    ],
  },
  department: 'Operations',
  type: 'Development',
  description: 'Blasting, plating, painting, powder coating or anodising parts for looks and protection.',
  industries: ['manufacturing', 'print-shop', 'construction', 'automotive'],
  narrows: ['job-delivery'],
  delivers: {
    named: [
      '(thermal|arc flame|arc|flame|plasma|metal) (spray|spraying)',
      '(powder|ceramic|industrial|protective) coating',
      '(sandblasting|media blasting|anodizing|plating|electroplating|galvanizing|heat treating|metal finishing|metal polishing)',
    ],
    anywhere: true,
    notIn: ['personal-services', 'tech'],
  },
  signals: {
    phrases: [
      {
        weight: 4,
        any: [
          '(thermal|flame|arc|plasma|metal|hvof) (spray|spraying) ~ (coat|coating|application|applications|repair|build|restore|original|process|specs|surface|metal)',
          '(re metalling|metal spraying|hard facing|hardfacing)',
        ],
      },
      {
        weight: 4,
        any: [
          '(thermal spray|arc spray|arc flame spray|metal spraying|plasma spray|flame spray|thermal spraying|hard chrome plating)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(castings|parts|fabrications|frames|components) ~ (shot blasted|fettled|painted|primed|galvanised|galvanized|powder coated|deburred|polished|plated)',
          '(shot blast|shot blasted|shot blasting|fettle|fettled|fettling|bead blasting|vibratory finishing)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(fettling|shot blasting|=painting|=plating|powder coating|=polishing|finishing)'],
      },

      {
        weight: 4,
        any: [
          '(pickling|passivation|descaling) (line|lines|plant|bath|process) ~ (surface|acid|strip|stainless|cleaning|efficient|parts|coil)',
          '(strip|parts|tubes|stainless|coils) ~ (pickled|passivated|descaled)',
        ],
      },
      { weight: 4, any: ['(heat treatment|shot blasting|shot peening)'], in: ['heading', 'navigation'] },
      {
        weight: 4,
        any: [
          '(anodizing|anodising|plating|sandblasting|powder coating) ~ (plating|painting|house|in house)',
          '(sandblasting|powder coating|hand rubbed|oil lacquer) (painting|finish|finishes|in house)',
          '(foil|embossing|perfect binding|die cutting|folding) ~ (embossing|binding|foil)',
        ],
      },
      {
        weight: 4,
        any: ['(anodizing plating|powder coating|pad printing|binding folding|=plating|sandblasting)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(powder|ceramic|thermal|protective|industrial|epoxy) coating',
          '(anodizing|electroplating|sandblasting|media blasting|shot blasting|passivation|heat treating|black oxide) ~ (service|line|facility|we|available|in house|offer|customer)',
          'metal (finishing|polishing)',
          '(floor|concrete|garage|deck) coating',
          '(zinc|nickel|copper|chrome|tin|gold|silver|cadmium) =plating',
          '(chem film|hard chrome|black oxide|electroless nickel)',
          '(powder coat|anodize|sandblast) ~ (part|wheel|metal|steel|aluminum|frame)',
        ],
      },
      {
        weight: 3,
        in: ['heading', 'navigation'],
        any: [
          '(powder coating|=coatings|=finishing|=plating|anodizing|sandblasting|coating services|metal finishing|surface finishing|heat treating)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(nail|shoe|furniture|floor|silver|concrete) polish',
        '(race|paint|matte) finishing line',
        'basement finishing',
        'roof coating',
      ],
      because: 'Another finish.',
    },
  ],
  minimumStrength: 4,
  tasks: [
    {
      id: 'receive-parts',
      name: 'Receive parts and check condition and order',
      description: 'Count, photograph, note colour and masking.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 1, presence: 3, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
    {
      id: 'prepare-parts',
      name: 'Clean, blast and mask',
      description: 'Strip old coats, mask threads and hang the parts.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 2, expertise: 2, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(blast|strip|mask|prep)'],
    },
    {
      id: 'coat-parts',
      name: 'Coat, plate or treat',
      description: 'Set line and bath and run the batch.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 8, high: 30 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(coat|plate|anodiz|bake|cure)'],
    },
    {
      id: 'watch-baths',
      name: 'Watch baths, ovens and waste water',
      description: 'Test, dose, record for the authority.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 3, contact: 1, error: 5, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(environment|compliance|test)'],
    },
    {
      id: 'inspect-finish',
      name: 'Inspect thickness and looks',
      description: 'Measure, compare, rework.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 3, variability: 2, presence: 4, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'hands-on'],
      shownBy: ['(inspect|thickness|mil)'],
    },
    {
      id: 'advise-finish',
      name: 'Advise on finish and colour',
      description: 'Explain wear, price and time.',
      role: 'Sales Representative',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 2, presence: 2, contact: 3, error: 3, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['advise'],
      shownBy: ['(color|choose|recommend)'],
    },
  ],
});
