import { defineWorkflow } from '#catalogue/define.ts';

export const eventDesign = defineWorkflow({
  id: 'event-design',
  name: 'Event design, decor and flowers',
  naming: {
    parts: [
      { any: ['(design|styling|stylist|mood board|moodboard)'], name: 'Event design', word: 'design' },
      {
        any: ['(decor|décor|decoration|decorations|tablescape|balloon|backdrop)'],
        name: 'Event decor',
        word: 'decor',
      },
      { any: ['(flower|flowers|floral|florist|bouquet)'], name: 'Event flowers', word: 'flowers' },
    ],
    joined: 'Event {parts}',
  },
  department: 'Development',
  type: 'Development',
  description:
    'Thinking out how a feast looks: mood boards, tables, flowers and lights, and building it on the day.',
  industries: ['events', 'retail', 'hospitality'],
  narrows: ['event-planning'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(mood board|moodboard|tablescape|event decor|wedding decor|floral installation)',
          '(event|wedding) (design|styling|decor) ~ (we|our|flowers|table|client|install|set|day|service|event|wedding)',
          'flowers ~ (own bench|arches|tables|ceremony|wedding)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(flowers style|event design|design decor|decor|=styling|floral design|design florals|wedding design|decorations)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(web|interior|graphic|landscape) design', 'home decor'],
      because: 'Other design.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'hear-wishes',
      name: 'Hear wishes and budget',
      description: 'Talk of colours, place and mood.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 3, presence: 4, contact: 4, error: 3, data: 1 },
      value: { differentiation: 4, decision: 5, expertise: 4, revenue: 2 },
      traits: ['interview'],
      shownBy: ['(consultation)'],
    },
    {
      id: 'make-boards',
      name: 'Make mood boards and a plan',
      description: 'Collect pictures and draw tables.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 3, error: 3, data: 2 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 2 },
      traits: ['design', 'create-media'],
      shownBy: ['(mood board|design)'],
    },
    {
      id: 'order-goods',
      name: 'Order flowers, linen and hire goods',
      description: 'Count, order and follow.',
      role: 'Project Coordinator',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 3, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 2, revenue: 1 },
      traits: ['plan', 'enter-data'],
      shownBy: ['(flowers|linen)'],
    },
    {
      id: 'build-day',
      name: 'Build and strike on the day',
      description: 'Carry, hang, arrange and take down.',
      role: 'Designer',
      judgment: false,
      hoursPerWeek: { low: 2, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 5, contact: 3, error: 3, data: 1 },
      value: { differentiation: 4, decision: 3, expertise: 3, revenue: 2 },
      traits: ['hands-on'],
    },
    {
      id: 'show-work',
      name: 'Photograph and show the work',
      description: 'Post pictures of what was made.',
      role: 'Marketing Specialist',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 1, error: 2, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['create-media'],
    },
  ],
});
