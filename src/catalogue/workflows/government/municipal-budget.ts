import { defineWorkflow } from '#catalogue/define.ts';

export const municipalBudget = defineWorkflow({
  id: 'municipal-budget',
  name: 'Budget, audit and tax rate setting',
  naming: {
    parts: [
      { any: ['budget'], name: 'Budget setting and publication', word: 'budget' },
      {
        any: ['(financial statement|financial statements|audit|audit report|annual report)'],
        name: 'Financial statements and audit',
        word: 'financial statements',
      },
      { any: ['(tax rate|millage|mill rate|tax levy)'], name: 'Tax rate setting', word: 'tax rate' },
    ],
    joined: 'publication of {parts}',
  },
  department: 'Finance',
  type: 'Analysis',
  description:
    'Drawing up the yearly budget, holding the hearing, having it adopted, and publishing accounts and audit for taxpayers.',
  industries: ['government', 'school'],
  narrows: ['public-information'],
  signals: {
    phrases: [
      { weight: 2, in: ['heading', 'navigation'], any: ['(=precept|council finance)'] },
      {
        weight: 3,
        any: [
          '(precept) ~ (set|year|council|band|pound|agreed|approved|request|demand|202)',
          '(council|board) ~ (set|sets|agreed|approved) ~ (precept|budget)',
          '(precept|budget) (and|) (precept|budget)',
        ],
      },
      {
        weight: 2,
        any: [
          '(2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|2026|2027) (budget|financial statement|audit report|annual report)',
        ],
      },
      {
        weight: 3,
        any: [
          '(adopted|proposed|preliminary|annual|approved|municipal|borough|town|township|village|county|school|city|fiscal year|capital) (budget) ~ (adopt|adopted|vote|hearing|audit|view|see|found|posted|download|taxpayer|tax|public|statement|approved)',
          '(voters|board|council|commissioners|supervisors) ~ (adopt|approve|decide|vote) ~ budget',
          'budget (hearing|vote|workshop|process|committee|presentation) ',
          '(tax millage|millage rate|mill rate|tax levy|tax rate) ~ (set|adopted|year|budget|mills|here)',
          '(financial statement|audit report|annual audit|independent audit) ~ (budget|borough|town|township|village|county|district|year|posted|view|download)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(budget|=finances|budget finance|finance budget|budget information|annual budget|financial reports|business office|budget audit|town budget|borough budget)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(=your|=any|=every|=within|=on|=tight|=marketing|=wedding|=our|=low) budget',
        'budget (friendly|hotel|price|airline)',
      ],
      because: "A customer's budget.",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'collect-requests',
      name: 'Collect what each department needs',
      description: "Send forms, gather figures and last year's spending.",
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'remind'],
    },
    {
      id: 'draft-budget',
      name: 'Draft the budget',
      description: 'Estimate income and costs, and what tax rate they ask for.',
      role: 'Financial Analyst',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 2 },
      traits: ['forecast', 'analyse-data'],
      shownBy: ['(proposed budget|draft budget)'],
    },
    {
      id: 'explain-budget',
      name: 'Present the budget at the hearing and answer',
      description: 'Show where the money comes from and goes, and take comments and questions.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(hearing|public comment)'],
    },
    {
      id: 'adopt-budget',
      name: 'Put the final budget and rate to the vote',
      description: 'Prepare resolution and notices that the law asks for.',
      role: 'Public Official',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 3, revenue: 1 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(adopt|adopted|vote)'],
    },
    {
      id: 'watch-spending',
      name: 'Compare spending with the budget each month',
      description: 'Report what runs over and propose transfers.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 2 },
      traits: ['monitor', 'reconcile'],
    },
    {
      id: 'support-audit',
      name: 'Prepare for the audit and publish it',
      description: 'Gather papers for the auditor, answer and post the report.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 3, variability: 2, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['look-up', 'reconcile'],
      shownBy: ['(audit)'],
    },
  ],
});
