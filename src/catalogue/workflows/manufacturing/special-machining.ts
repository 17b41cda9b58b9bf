import { defineWorkflow } from '#catalogue/define.ts';

export const specialMachining = defineWorkflow({
  id: 'special-machining',
  name: 'Grinding, eroding and gear cutting',
  naming: {
    variants: [
      { any: ['wire edm'], name: 'Wire EDM' },
      { any: ['(sinker|ram) edm'], name: 'Sinker EDM' },
      { any: ['(gear|spline) ~ (=cutting|=hobbing|=shaping|shaper)'], name: 'Gear cutting' },
      { any: ['=honing'], name: 'Honing' },
      { any: ['=grinding'], name: 'Precision grinding' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing parts to size and surface by grinding, eroding, honing or gear cutting: set-up, cutting, measuring.',
  industries: ['manufacturing', 'machine-shop'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(surface|cylindrical|centerless|centreless|precision|tool|internal|blanchard|jig) =grinding ~ (service|=we|=our|machine|capability|fits|tolerance|finish|parts|in house|shafts|bearing)',
          '(=we|=our|facility|shop|offer|provide|combine|including|capabilities) ~ (surface|cylindrical|centerless|precision|cnc) =grinding',
          '(wire|sinker|ram|die sinking|hole drilling) edm',
          '(gear|spline) (=cutting|=hobbing|=shaping|=grinding|hobbing|shaper) ~ (service|=we|=our|machine|capability|module|diameter|teeth)',
          '(=honing|gun drilling|=lapping) ~ (service|capability|in house|=we|=our)',
        ],
      },
      {
        weight: 2,
        any: [
          '(=grinding|precision =grinding|surface =grinding|cylindrical =grinding|centerless =grinding|wire edm|edm|gear =cutting|gear =hobbing|=honing|gun drilling|broaching|edm services)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(surface|cylindrical|centerless|precision|tool|internal|jig) =grinding',
      '(wire|sinker) edm',
      'gear (=cutting|=hobbing)',
      '(=honing|=broaching|=lapping)',
      'gun drilling',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(stump|teeth|coffee|floor|concrete|meat|feed|grain|tooth) =grinding',
        '(sell|supply|distributor|dealer) ~ edm',
      ],
      because: 'Grinding of other things, or machines for sale.',
    },
    {
      scope: 'site',
      any: ['machine tool (distributor|dealer|dealership)', 'distributor ~ machine tools'],
      because: 'A dealer in such machines.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'plan-operation',
      name: 'Plan the machining operation and allowance',
      description: 'Say what stock is left, in which order surfaces are made and how they are held.',
      role: 'Engineer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 5, revenue: 3 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(drawing|tolerance|process)'],
    },
    {
      id: 'set-machine',
      name: 'Dress the wheel or set the electrode',
      description: 'Mount, align and make the first piece.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 4, variability: 3, presence: 5, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['hands-on', 'diagnose'],
      shownBy: ['(set up|setup|wheel|electrode|wire)'],
    },
    {
      id: 'run-machine',
      name: 'Grind, erode or cut the parts',
      description: 'Feed, watch size and heat, and correct for wear.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 4, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(grind|edm|hone|machine)'],
    },
    {
      id: 'measure-size',
      name: 'Measure size, form and surface',
      description: 'Check with gauge or machine and record.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['check-rules', 'enter-data'],
      shownBy: ['(measure|inspect|finish|tolerance)'],
    },
    {
      id: 'keep-tools',
      name: 'Keep wheels, wire and fixtures',
      description: 'Order, store and mend what wears.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 4, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 3, revenue: 1 },
      traits: ['hands-on', 'plan'],
      shownBy: ['(fixture|wheel|tooling)'],
    },
  ],
});
