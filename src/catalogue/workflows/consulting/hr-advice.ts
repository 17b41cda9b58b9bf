import { defineWorkflow } from '#catalogue/define.ts';

export const hrAdvice = defineWorkflow({
  id: 'hr-advice',
  name: 'HR advice to employers',
  naming: {
    variants: [
      { any: ['(grievance|disciplinary|investigation)'], name: 'Grievance and disciplinary support' },
      { any: ['(redundancy|tupe|restructure|restructuring)'], name: 'Redundancy and restructuring support' },
      { any: ['(retained|retainer|unlimited|monthly fee|helpline|phone)'], name: 'Retained HR advice' },
    ],
  },
  department: 'HR',
  type: 'Business',
  description:
    'Standing by employers in matters of their people: questions on the phone, letters, grievances, discipline, absence and redundancy.',
  industries: ['consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: ['(grievances disciplinaries|tricky situations|retained|people problems)'],
        in: ['heading', 'navigation'],
      },
      {
        weight: 3,
        any: [
          '(grievance|disciplinary|redundancy|tupe) (disciplinary|grievance|absence|tupe|restructure|dismissal|long term)',
          'unlimited advice ~ (monthly|fee)',
        ],
      },
      {
        weight: 3,
        any: [
          '(grievance|disciplinary|redundancy|tupe|absence|settlement agreements) ~ (guide|support|advise|advice|chair|hearing|investigate|letters|process|procedure|managers|handle|help|meetings|investigations|consultation)',
          '(hr|human resources|employment law) (advice|adviser|advisor|support|helpline|retainer|partner|consultant|department) ~ (unlimited|phone|monthly|fee|named|business|employers|small|retainer|email|on hand|firms|charities|call)',
          '(outsourced|retained|fractional) (hr|human resources)',
        ],
      },
      {
        weight: 3,
        any: [
          '(hr support|hr advice|retained hr|outsourced hr|hr retainer|hr outsourcing|hr consultancy|hr consulting|employee relations|disciplinary grievance|redundancy|redundancy support|tupe|hr helpline|hr projects|workplace investigations)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: [
      '(hr (support|advice|outsourcing|consultancy|consulting|retainer|projects|helpline|administration|services)|(retained|outsourced) hr|employee relations|(redundancy|grievance|disciplinary|absence) (support|management|advice|handling)|workplace investigations|tupe)',
    ],
    anywhere: false,
    apart: 3,
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: [
        '(tribunal|unfair dismissal|claimant) ~ (represent|claim)',
        '=our hr (department|team) ~ (apply|cv|application)',
      ],
      because: "Lawyers' cases, or one's own HR",
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'answer-managers-questions',
      name: "Answer managers' questions on people",
      description: 'Take the call, ask the facts, and say what law and good practice want.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 5, high: 16 },
      difficulty: { judgment: 3, variability: 4, presence: 1, contact: 4, error: 4, data: 2 },
      value: { differentiation: 3, decision: 4, expertise: 4, revenue: 3 },
      traits: ['answer-questions', 'check-rules', 'advise'],
      shownBy: ['(advice|phone|call|question)'],
    },
    {
      id: 'write-letters-scripts',
      name: 'Write letters and scripts for meetings with staff',
      description: 'Prepare invitations, outcomes and what to say.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 8 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 1, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 2 },
      traits: ['draft-text', 'personalise'],
      shownBy: ['(letter)'],
    },
    {
      id: 'guide-grievances-hearings',
      name: 'Guide grievances and hearings',
      description: 'Investigate, chair or sit beside the manager.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 3, high: 9 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 5, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['interview', 'advise', 'negotiate'],
      shownBy: ['(grievance|disciplinary|hearing|investigate)'],
    },
    {
      id: 'plan-redundancies-transfers',
      name: 'Plan redundancies and transfers',
      description: 'Set timetable, selection and consultation.',
      role: 'HR Specialist',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 3, presence: 1, contact: 3, error: 5, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 3 },
      traits: ['plan', 'check-rules'],
      shownBy: ['(redundancy|tupe|restructure)'],
    },
    {
      id: 'keep-clients-up',
      name: 'Keep clients up to date with the law',
      description: 'Watch for changes, tell clients, and review the papers they have on file.',
      role: 'HR Specialist',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 3, revenue: 2 },
      traits: ['monitor', 'draft-text'],
      shownBy: ['(law|update)'],
    },
  ],
});
