import { defineWorkflow } from '#catalogue/define.ts';

export const complianceConsulting = defineWorkflow({
  id: 'compliance-consulting',
  name: 'Compliance and certification consulting',
  naming: {
    parts: [
      {
        any: ['(compliance|comply|regulatory|regulation|regulations|osha|permitting|audit|inspection)'],
        name: 'Compliance consulting',
      },
      { any: ['(certification|certificate|certified|iso)'], name: 'Certification consulting' },
    ],
  },

  department: 'Legal',
  type: 'Analysis',
  description:
    'Bringing a client up to a standard or rule: gap check, system, training, internal audit and support at the official audit.',
  industries: ['consulting'],

  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(write|prepare|develop) ~ (quality manual|safety plan|haccp plan|written program|food safety plan)',
          '(prepare|ready|prepared) ~ (for|) (audit|audits) ~ (team|record|records|finding|findings|client|company)',
          '(stay|be|keep|become) ~ (audit|inspection) ready',
          '(=we|=our consultants) ~ (internal audits|mock inspections|mock audits)',
          'mock (osha|fda|) (inspection|inspections|audit|audits)',
          '(certification|registrar) (support|visit|body) ~ (stay|through|guide|help|you)',
        ],
      },
      {
        weight: 3,
        any: [
          '(investors in people|accreditation support|iso accreditation|certification consulting|accreditation preparation|mock inspections|mock osha inspections|written programs|iso certification|certification support|fda submissions|internal audits|regulatory support|compliance audits)',
        ],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(stormwater|air|wastewater|discharge) (permit|permits|plan|plans)',
          '(permits|reports|plans) ~ filed',
          '(wetland|wetlands) (delineation|mitigation|permit|permitting)',
        ],
      },
      {
        weight: 2,
        any: ['(=permitting|compliance|regulatory compliance|wetlands|environmental compliance)'],
        in: ['heading', 'navigation'],
      },

      {
        weight: 3,
        any: [
          '(prepare|ready|guide|help) ~ (iso|soc|pci|gdpr|hipaa|nist|fda|ce marking|osha) ~ (audit|audits|certification|compliance|27001|2|9001)',
        ],
      },

      {
        weight: 3,
        any: [
          '(=iso|iso 9001|as9100|osha|fda|gmp|haccp|safety|environmental|regulatory) (compliance|consulting|certification|audit) ~ (client|help|service|company|training|we|implement)',
          '(certification|accreditation|reaccreditation|recertification) (readiness|preparation|support|planning|consulting|process ~ support)',
          '(investors in people|great place to work|b corp|baldrige|ukas|nabh|nabl|naac|ce mark) ~ (support|readiness|accreditation|assessment|assessments|preparation|guidance|consult|consultant)',
          '(expert|guidance|support) ~ (through|gain|achieve|towards) ~ (accreditation|certification)',
          'regulatory (affairs|compliance|submission) ~ (consult|service|support|client|we)',
        ],
      },
      {
        weight: 2,
        any: [
          '(compliance|regulatory compliance|iso certification|safety consulting|osha compliance|quality management|regulatory affairs|environmental compliance|iso consulting|safety programs)',
        ],
        in: ['heading', 'navigation'],
      },
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
      '(iso|osha|safety|regulatory|environmental|quality) (consulting|compliance|certification)',
      'internal audit',
      'safety (program|audit|manual)',
    ],
    anywhere: false,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(market|demand|city|concentration|industry|=fda) ~ (regulatory affairs|regulatory environment|regulatory agenda)',
        'regulatory affairs ~ (consulting firms|firms|companies|market|demand)',
      ],
      because: 'What a market asks for.',
    },
    {
      scope: 'sentence',
      any: ['(we are|our company is|our facility is) ~ (certified|compliant|registered)'],
      because: 'Certificates one holds oneself',
    },
  ],
  minimumStrength: 3.4,
  tasks: [
    {
      id: 'gap',
      name: 'Check against the standard',
      description: 'Compare practice with each clause.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 5 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 3, error: 4, data: 3 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 4 },
      traits: ['check-rules', 'interview'],
      shownBy: ['(gap|assessment)'],
    },
    {
      id: 'system',
      name: 'Build the system',
      description: 'Write manual, forms and records.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'design'],
      shownBy: ['(system|manual|program)'],
    },
    {
      id: 'train',
      name: 'Train people',
      description: 'Teach duties and checks.',
      role: 'Quality Assurance Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 4, error: 3, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 3 },
      traits: ['coach'],
      shownBy: ['train'],
    },
    {
      id: 'audit',
      name: 'Audit inside',
      description: 'Look for what does not hold and follow corrections.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 3, variability: 3, presence: 3, contact: 3, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['check-rules', 'interview'],
      shownBy: ['audit'],
    },
    {
      id: 'stand-by',
      name: 'Stand by at the official audit',
      description: 'Prepare answers and help close findings.',
      role: 'Quality Assurance Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 4, variability: 3, presence: 2, contact: 4, error: 4, data: 3 },
      value: { differentiation: 4, decision: 3, expertise: 4, revenue: 4 },
      traits: ['advise', 'answer-questions'],
      shownBy: ['(certification|audit support)'],
    },
  ],
});
