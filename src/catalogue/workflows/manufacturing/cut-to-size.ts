import { defineWorkflow } from '#catalogue/define.ts';

export const cutToSize = defineWorkflow({
  id: 'cut-to-size',
  name: 'Slitting and cutting to size',
  naming: {
    parts: [
      { any: ['(=slitting|=slit|=rewinding)'], name: 'Slitting', word: 'slitting' },
      { any: ['(=cut|=cutting|sawing)'], name: 'Cutting to size', word: 'cutting to size' },
    ],
    joined: '{parts}',
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Bringing coil, bar, board or film to the size an order asks for: choosing stock, cutting, bundling and labelling.',
  industries: ['manufacturing', 'wholesale'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(=cut|=cutting) (to|=to) (size|length|order|measure) ~ (service|=we|=our|steel|bar|tube|plate|sheet|timber|board|available|offer|free|glass|plastic|aluminium)',
          '(=we|service|offer|provide|steel|material|bars|sheets) ~ (=cut|=cutting) (=to|) (size|length)',
          '(=slitting|slit|cut to length) (line|machine|capacity|service|width|coil|edges)',
          '(coil|strip|film|paper|rolls) ~ (=slit|=slitting|=rewinding)',
        ],
      },
      {
        weight: 2,
        any: [
          '(=slitting|=cut =to size|=cut =to length|cutting service|=slitting rewinding|sawing|saw cutting|=slitting =cutting)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['=slitting', '=cut =to (size|length)'], anywhere: false },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['hair ~ cut', '(cut) ~ (meat|grass|lawn|flowers|cost)', 'slit lamp'],
      because: 'Other cuts.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'check-order',
      name: 'Check order and stock',
      description: 'Look which stock fits the order and what would be left over.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['look-up', 'match'],
      shownBy: ['(order|stock)'],
    },
    {
      id: 'set-cutter',
      name: 'Set blades and stops',
      description: 'Set width, length and speed and cut a trial piece.',
      role: 'Machine Operator',
      judgment: true,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 3, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
      shownBy: ['(blade|saw|set)'],
    },
    {
      id: 'cut-stock',
      name: 'Cut the stock to the order',
      description: 'Run the order and watch edges and burr.',
      role: 'Machine Operator',
      judgment: false,
      hoursPerWeek: { low: 5, high: 20 },
      difficulty: { judgment: 2, variability: 2, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 3 },
      traits: ['hands-on', 'monitor'],
      shownBy: ['(cut|slit|saw)'],
    },
    {
      id: 'bundle-label',
      name: 'Bundle, label and certify the cut pieces',
      description: 'Tie them, label heat or lot and add the certificate.',
      role: 'Warehouse Worker',
      judgment: false,
      hoursPerWeek: { low: 2, high: 8 },
      difficulty: { judgment: 1, variability: 1, presence: 5, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 2 },
      traits: ['hands-on', 'enter-data'],
      shownBy: ['(certificate|bundle|label)'],
    },
    {
      id: 'book-rest',
      name: 'Book the offcuts',
      description: 'Enter what is left and correct the stock.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'reconcile'],
      shownBy: ['(offcut|stock|inventory)'],
    },
  ],
});
