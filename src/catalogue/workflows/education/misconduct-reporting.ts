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
      description: 'Receive the report, protect the person and confirm receipt.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 5, error: 4, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 1 },
      traits: ['extract-data', 'care'],
      shownBy: ['(report|submit|file)'],
    },
    {
      id: 'look-into',
      name: 'Look into the report',
      description: 'Talk with those involved and gather papers.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 5, variability: 5, presence: 1, contact: 5, error: 5, data: 4 },
      value: { differentiation: 2, decision: 3, expertise: 4, revenue: 1 },
      traits: ['research', 'advise'],
      shownBy: ['(investigate|investigation)'],
    },
    {
      id: 'decide-act',
      name: 'Decide on measures',
      description: 'Decide on measures and inform whom the law names.',
      role: 'Executive Director',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 5, variability: 5, presence: 1, contact: 5, error: 5, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 1 },
      traits: ['advise'],
    },
    {
      id: 'answer-close',
      name: 'Answer and document',
      description: 'Tell the outcome as far as allowed and file it.',
      role: 'Compliance Officer',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 3, error: 4, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 1, revenue: 1 },
      traits: ['draft-text'],
    },
  ],
});
