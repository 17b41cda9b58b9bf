import { defineWorkflow } from '#catalogue/define.ts';

export const accreditationSupport = defineWorkflow({
  id: 'accreditation-support',
  name: 'Accreditation and certification support',
  department: 'Operations',
  type: 'Business',
  description:
    'Getting a client a badge or a certificate such as an ISO standard: finding gaps, writing the manual, training staff, a mock audit, the application and the day of the audit.',
  industries: ['consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(chas|safecontractor|constructionline|iso 9001|iso 14001|iso 45001|iso 27001|iso 13485|as9100|brc|haccp|nabh|nabl|jci|soc 2|cyber essentials|b corp) ~ (accreditation|certification|consultancy|consultants|fill|gaps|audit|implementation|documentation|support|consulting|internal audit|prepare|help|achieve|manual)',
          '(accreditation|certification) ~ (fill in|gaps|sit through) ~ (audit|forms|gaps)',
          'gap analysis ~ (iso|certification|accreditation|standard)',
        ],
      },
      {
        weight: 3,
        any: [
          '(accreditations|accreditation support|iso certification|iso consultancy|iso 9001|iso 45001|iso 27001|chas|iso consulting|ssip accreditation|certification support|accreditation consultancy|quality management systems|iso implementation|iso 14001)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(iso|accreditation|certification|chas|haccp|brc|nabh|ssip) (certification|consultancy|consulting|support|implementation|accreditation|)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(certified|accredited) (company|organisation|facility|supplier|manufacturer)',
        'we are ~ (certified|accredited)',
      ],
      because: "One's own badge",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'list-gaps',
      name: 'List the gaps against the standard',
      description: "Compare the client's papers and practice with each point of the standard.",
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1.5, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 3, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'analyse-data'],
      shownBy: ['(gap)'],
    },
    {
      id: 'write-manual-procedures',
      name: 'Write manual and procedures',
      description:
        'Write policies, manual and forms that fit how the client works, as short as the standard allows.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(manual|document)'],
    },
    {
      id: 'train-staff-internal',
      name: 'Train staff and internal auditors',
      description: "Explain what is new and why, and show how to audit one's own work.",
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 3, contact: 5, error: 2, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['coach'],
    },
    {
      id: 'mock-audit',
      name: 'Hold a mock audit',
      description: 'Go through records and workplaces as the auditor would and list what must be mended.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 4, presence: 4, contact: 4, error: 3, data: 3 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'interview'],
    },
    {
      id: 'fill-application',
      name: 'Fill in the application for the certificate',
      description: 'Answer the questions of the certifying body and upload the proof.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 2, expertise: 2, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(form)'],
    },
    {
      id: 'sit-through-audit',
      name: 'Stand by the client on the day of the audit',
      description: 'Show proof, explain, and settle how findings are closed.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 4, data: 2 },
      value: { differentiation: 3, decision: 5, expertise: 4, revenue: 4 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(audit)'],
    },
  ],
});
