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
  description: 'Getting leave to build: rules, drawings, statement, form, talks with the officer, appeal.',
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
      name: 'Look up rules and history',
      description: 'This covers plan, policy, neighbours and earlier cases.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['research', 'look-up'],
    },
    {
      id: 'prepare-drawings-statement',
      name: 'Prepare drawings and statement',
      description: 'What the authority wants to see.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 3, high: 10 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(drawing|statement)'],
    },
    {
      id: 'submit-pay',
      name: 'Submit and pay',
      description: 'This covers portal, fee and notices.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(submit|application)'],
    },
    {
      id: 'talk-officers-neighbours',
      name: 'Talk with officers and neighbours',
      description: 'Explain, change, agree.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
    },
    {
      id: 'appeal-refusal',
      name: 'Appeal a refusal',
      description: 'This means: write the grounds.',
      role: 'Designer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(appeal)'],
    },
  ],
});
