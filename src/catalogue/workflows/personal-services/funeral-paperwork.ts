import { defineWorkflow } from '#catalogue/define.ts';

export const funeralPaperwork = defineWorkflow({
  id: 'funeral-paperwork',
  name: 'Death registration, permits and benefit claims',
  naming: {
    parts: [
      {
        any: ['(register|registration|certificate|certificates)'],
        name: 'Death registration and certificates',
      },
      { any: ['(permit|permits)'], name: 'Burial and cremation permits' },
      {
        any: ['(policy|policies|benefit|benefits|claim|claims|assignment)'],
        name: 'Funeral policy and benefit claims',
      },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    "The papers after a death: registering it, burial and cremation permits, certificates, claims on policies and benefits, on the family's behalf.",
  industries: ['personal-services'],
  narrows: ['funeral-arrangements'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(register|registration|registering) ~ death',
          'death (certificate|certificates|registration) ~ (order|obtain|help|assist|arrange|file|we|copies|family|copy)',
          '(order|obtain|get) ~ death certificate',
          '(file|claim|help|verify|assist) ~ (funeral|burial|life) (policy|policies|insurance|benefit|benefits) ~ (family|behalf|claim|claims|death|veteran|veterans|social security|verify)',
          '(burial|cremation|repatriation) (permit|permits|order)',
          '(veteran|veterans|social security) (burial|death|) benefits',
          '(insurance assignment|policy (verification|claims))',
        ],
      },
      {
        weight: 3,
        any: [
          '(death registration|death certificates|insurance assignment|insurance assignments|veterans benefits|funeral policy claims|burial permits)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(wrongful death|lawyer|attorney|probate court)'],
      because: "A lawyer's case",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'gather',
      name: 'Gather facts and papers from the family',
      description: 'Ask for names, dates and documents and check that they agree.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 2, revenue: 1 },
      traits: ['interview', 'extract-data'],
      shownBy: ['(documents|papers)'],
    },
    {
      id: 'register',
      name: 'Register the death and get certificates',
      description: 'Fill in the forms, bring or send them to the office and order copies.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 2, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(register|certificate)'],
    },
    {
      id: 'permit',
      name: 'Obtain burial or cremation permits',
      description: 'Get the signatures of doctor and authority before the day.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 2, contact: 3, error: 5, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'remind'],
      shownBy: ['permit'],
    },
    {
      id: 'claim',
      name: 'Verify policies and file benefit claims',
      description:
        'Ask the insurer what is covered, take the assignment, and claim from policies, pensions and funds.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 3, data: 2 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 3 },
      traits: ['draft-text', 'reconcile'],
      shownBy: ['(policy|claim|benefit|assignment)'],
    },
    {
      id: 'follow-claims',
      name: 'Follow claims until they are paid',
      description:
        'Ask insurers and offices where the claim stands, send what is missing and enter the payment.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 3 },
      traits: ['monitor', 'remind', 'reconcile'],
    },
  ],
});
