import { defineWorkflow } from '#catalogue/define.ts';

export const deathRegistration = defineWorkflow({
  id: 'death-registration',
  name: 'Death registration and certificates',
  department: 'Legal',
  type: 'Business',
  description:
    'Filing the death with the registrar, getting permits for burial or cremation and ordering certified copies.',
  industries: ['personal-services'],
  narrows: ['funeral-arrangements', 'grief-aftercare'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(register|registering|registration) ~ (death)',
          '(death certificate) ~ (order|file|filing|copies|certified|obtain|help|complete|request|we)',
          '(certified copies|burial permit|cremation permit|cremation authorization|coroner) ~ (death|order|obtain|file|funeral|we)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: ['(death certificates|registering death|death registration)'],
      },
    ],
  },
  minimumStrength: 3,
  tasks: [
    {
      id: 'gather-facts',
      name: 'Gather facts from the family',
      description: 'Ask names, dates, parents and work of the dead.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['interview', 'extract-data'],
    },
    {
      id: 'file-certificate',
      name: 'File with the registrar',
      description: "Enter, get the doctor's signature and submit.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.75, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 3, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(certificate|register)'],
    },
    {
      id: 'get-permits',
      name: 'Get permits',
      description: 'Ask coroner and county for leave.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 2, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['check-rules'],
      shownBy: ['(permit|coroner)'],
    },
    {
      id: 'order-copies',
      name: 'Order and hand out copies',
      description: 'Count what banks and offices will ask.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'advise'],
      shownBy: ['(copies)'],
    },
  ],
});
