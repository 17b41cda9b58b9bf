import { defineWorkflow } from '#catalogue/define.ts';

export const misconductReporting = defineWorkflow({
  id: 'misconduct-reporting',
  name: 'Misconduct and complaint reporting',
  naming: {
    variants: [
      { any: ['(file|submit|make) ~ (complaint|grievance)'], name: 'Grievance and complaint handling' },
    ],
  },
  department: 'Legal',
  type: 'Business',
  description:
    'Receiving reports of misconduct or complaints: taking them confidentially, looking into them, acting and answering.',
  industries: 'every',
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(incidents|accidents|concerns) ~ reported ~ (safety adviser|safety officer|welfare officer|safeguarding lead|safeguarding officer)',
          '(welfare|safeguarding|child protection) (officer|lead|team) ~ (contact|report|speak|concern|concerns|email)',
        ],
      },

      {
        weight: 3,
        any: [
          '(anonymous|anonymously) ~ (report|tip|hotline|reporting)',
          '(report|reporting) ~ (bully|bullying|abuse|concern|incident|violation) ~ (form|hotline|office|principal|anonymous|online|call)',
          '(abuse|misconduct|ethics|tip) (hotline|reporting|line)',
          'compliance (hotline|line)',
          'discrimination ~ complaint ~ (file|form|coordinator)',
        ],
      },
      {
        weight: 3,
        any: [
          '(report|reporting) ~ (misconduct|abuse|harassment|fraud|unethical|wrongdoing|bullying)',
          '(file|submit|lodge) ~ (complaint|grievance) ~ (us|our|form|office|department)',
          '(complaint|grievance) (procedure|form|process|policy)',
          'whistleblower',
        ],
      },
    ],
    forms: [{ weight: 2, fields: ['(nature|description) ~ (complaint|incident|misconduct)'] }],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(file|submit|lodge) ~ complaint ~ (court|department of|commission|bbb|attorney general|secretary|hhs|health human services)',
        'defend',
        'charge',
        'allegation',
        'accused',
      ],
      because: 'A complaint before an authority or a charge against a client.',
    },
  ],
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'take-report',
      name: 'Take the report confidentially',
      description: 'Receive the report, note it word for word and confirm receipt.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 5, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'care'],
      shownBy: ['(report|submit|file)'],
    },
    {
      id: 'secure-people',
      name: 'Protect those concerned while it is open',
      description: 'Keep people apart, arrange leave or support and forbid retaliation.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 5, variability: 4, presence: 1, contact: 5, error: 5, data: 3 },
      value: { differentiation: 2, decision: 4, expertise: 4, revenue: 1 },
      traits: ['care', 'advise'],
      shownBy: ['(retaliation|confidential|supportive measure|interim measure)'],
    },
    {
      id: 'look-into',
      name: 'Investigate the report',
      description: 'Talk with those involved and gather papers.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 5, variability: 5, presence: 1, contact: 5, error: 5, data: 4 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['interview', 'care'],
      shownBy: ['(investigate|investigation)'],
    },
    {
      id: 'decide-act',
      name: 'Decide on measures after a report',
      description: 'Decide on measures and inform whom the law names.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 5, variability: 5, presence: 1, contact: 5, error: 5, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['decide'],
    },
    {
      id: 'answer-close',
      name: 'Tell the outcome and file the case',
      description: 'Tell the outcome as far as allowed and file it.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['draft-text'],
    },
    {
      id: 'report-statistics',
      name: 'Count cases and train people from them',
      description: 'Sum up reports by kind and place and carry what was learnt into training and rules.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.25, high: 1 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 3, data: 2 },
      value: { differentiation: 2, decision: 2, expertise: 3, revenue: 1 },
      traits: ['analyse-data', 'summarise'],
      shownBy: ['(annual security report|clery|statistics|prevention training)'],
    },
  ],
});
