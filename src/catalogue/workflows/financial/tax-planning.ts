import { defineWorkflow } from '#catalogue/define.ts';

export const taxPlanning = defineWorkflow({
  id: 'tax-planning',
  name: 'Tax planning and advice',

  department: 'Finance',
  type: 'Strategy',
  description:
    'Looking ahead with a client so that less tax is due: projecting income, comparing choices of entity and timing, and following through before the year ends.',
  industries: ['accounting'],

  signals: {
    phrases: [
      { weight: 2, any: ['(reduce|minimize|lower|cut) ~ (tax liability|tax burden|tax bill|taxes owed)'] },
      {
        weight: 3,
        any: [
          'tax (planning|strategy|advisory|advice|consulting|minimization|consultation|projection|saving strategy)',
          '(plan|advise|advice) ~ (tax saving|year end tax|tax efficient|tax implication)',
        ],
      },
      {
        weight: 2,
        any: ['(tax planning|tax advisory|tax strategy|tax consulting|tax planning advice)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['tax (planning|strategy|advice|advisory|consulting|consultation)'],
    anywhere: true,
    notIn: ['tech', 'legal'],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(=cpa|accountant|agent) ~ right (credential|person|professional)',
        '(=cpa|accountant) ~ trained',
        'not (tax|legal) advice',
        'does not constitute',
        'nothing ~ tax advice',
        '(not|never) intended ~ advice',
        'seek ~ tax advice',
      ],
      because: 'Estate planning by a lawyer, or a page that gives no advice',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'review',
      name: "Review last returns and this year's figures",
      description: 'Find what drives the tax and what changed.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['analyse-data', 'extract-data'],
      shownBy: ['review ~ (return|situation)'],
    },
    {
      id: 'project',
      name: 'Project income and tax',
      description: "Work out this and next year's tax under likely figures.",
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['forecast', 'analyse-data'],
      shownBy: ['(projection|project|estimate) ~ tax'],
    },
    {
      id: 'compare',
      name: 'Compare entity, timing and deduction choices',
      description: 'Test alternatives and what each would save and risk.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 4 },
      value: { differentiation: 5, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'advise'],
      shownBy: ['(entity|deduction|credit|structure)'],
    },
    {
      id: 'advise',
      name: 'Advise the client and agree steps',
      description: 'Explain the choices in plain words and settle who does what by when.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 4, error: 4, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'plan'],
      shownBy: ['(advise|guide|help) ~ tax'],
    },
    {
      id: 'follow',
      name: 'Follow up estimated payments and year-end steps',
      description: 'Remind of dates and check that agreed steps were taken.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 3 },
      traits: ['remind', 'monitor'],
      shownBy: ['(estimated payment|year end|quarterly)'],
    },
  ],
});
