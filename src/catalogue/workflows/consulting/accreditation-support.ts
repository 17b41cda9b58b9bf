import { defineWorkflow } from '#catalogue/define.ts';

export const accreditationSupport = defineWorkflow({
  id: 'accreditation-support',
  name: 'Accreditation and certification support',
  department: 'Operations',
  type: 'Business',
  description: 'Getting a client a badge or ISO certificate: gap list, manual, forms, mock audit, audit day.',
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
      name: 'List the gaps',
      description: 'Compare papers and practice with the standard.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(gap)'],
    },
    {
      id: 'write-manual-procedures',
      name: 'Write manual and procedures',
      description: 'As short as the standard allows.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 2, high: 9 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'check-rules'],
      shownBy: ['(manual|document)'],
    },
    {
      id: 'train-staff-internal',
      name: 'Train staff and internal auditors',
      description: 'Explain what is new and why.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 4, contact: 5, error: 3, data: 3 },
      value: { differentiation: 5, decision: 5, expertise: 4, revenue: 5 },
      traits: ['coach'],
    },
    {
      id: 'fill-application',
      name: 'Fill in the application',
      description: 'Upload proof and answer questions.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(form)'],
    },
    {
      id: 'sit-through-audit',
      name: 'Sit through the audit',
      description: 'Show, explain, close findings.',
      role: 'Compliance Officer',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 5, error: 4, data: 3 },
      value: { differentiation: 4, decision: 5, expertise: 5, revenue: 4 },
      traits: ['advise', 'negotiate'],
      shownBy: ['(audit)'],
    },
  ],
});
