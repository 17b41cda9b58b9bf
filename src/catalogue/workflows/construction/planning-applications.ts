import { defineWorkflow } from '#catalogue/define.ts';

export const planningApplications = defineWorkflow({
  id: 'planning-applications',
  name: 'Planning and building permit applications',
  naming: {
    parts: [
      { any: ['(planning|listed building)'], name: 'Planning applications' },
      { any: ['(permit|building regulations|building regs)'], name: 'Building permit applications' },
    ],
  },
  department: 'Operations',
  type: 'Business',
  description:
    'Getting leave to build: looking up rules, drawings and statement, submission, talks with officers and neighbours, and appeals.',
  industries: ['construction', 'real-estate', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(planning) (application|permission|appeal|consent|consultant|statements) ~ (approved|drawings|submit|submitted|council|extension|appeal|listed building|we|prepare|client|site|secure|officer|householder|change of use)',
          '(listed building consent|building regulations|building regs|permit drawings|permit sets) ~ (drawings|application|approval|prepare|submit|appeals|planning|tender|plans|approved|variance|consent|package)',
          'applications appeals ~ listed',
        ],
      },
      {
        weight: 3,
        any: [
          '(planning applications|planning permission|planning appeals|building regulations|permit drawings|planning consultancy|listed building consent|planning permission drawings|permit expediting|building control)',
        ],
        in: ['heading', 'navigation'],
      },
      { weight: 2, any: ['=planning'], in: ['heading', 'navigation'] },
    ],
  },
  delivers: {
    named: [
      '(planning (applications|permission|appeals|consultancy|drawings)|building (regulations|permits|permit drawings|regulations drawings)|permit (drawings|expediting|applications)|listed building consent|town planning)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(financial|estate|event|wedding|funeral|family|pre|tax|retirement|lesson) planning',
        '(parking|work|residence|liquor|business) permit',
      ],
      because: 'Other planning',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'look-up-rules',
      name: 'Look up planning rules and earlier decisions',
      description: 'Read plan and policy and how like cases nearby were decided.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 2 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'prepare-drawings-statement',
      name: 'Prepare drawings and planning statement',
      description: 'Draw and write what the authority must see and argue why the scheme fits.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(drawing|statement)'],
    },
    {
      id: 'submit-pay',
      name: 'Submit the planning application and pay the fee',
      description: 'Fill in the form on the portal, attach drawings, pay and serve notices.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(submit|application)'],
    },
    {
      id: 'talk-officers-neighbours',
      name: 'Talk with planning officers and neighbours',
      description: 'Explain the scheme, hear objections and change it where that helps.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 2, contact: 4, error: 4, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 4 },
      traits: ['advise', 'negotiate'],
    },
    {
      id: 'appeal-refusal',
      name: 'Appeal against a planning refusal',
      description: 'Weigh the chances, write the grounds and answer the inspector.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 4 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(appeal)'],
    },
  ],
});
