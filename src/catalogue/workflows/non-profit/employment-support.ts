import { defineWorkflow } from '#catalogue/define.ts';

export const employmentSupport = defineWorkflow({
  id: 'employment-support',
  name: 'Help into work',
  department: 'Operations',
  type: 'Business',
  description:
    'Helping people find work: talk, CV, practice interviews, training, placements and staying in touch.',
  industries: ['non-profit', 'government', 'association'],
  narrows: ['programme-delivery'],
  delivers: {
    named: [
      'employability',
      'work skills',
      '(job|employment) (readiness|support|coaching|training|club)',
      'job search (help|assistance)',
    ],
    anywhere: false,
  },
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(cvs|cv|resume|résumé) ~ (mock interviews|interview|job search|practice|workshops|job|writing)',
          '(mock interviews|job club|job coaching|work placements|job readiness|barista training|cscs cards) ',
          '(placements|placement) ~ (local firms|employers|local employers)',
        ],
      },
      {
        weight: 2,
        in: ['heading', 'navigation'],
        any: [
          '(=employability|work skills|employment support|job readiness|workforce development|job training|=employment)',
        ],
      },
    ],
  },
  counterSignals: [
    {
      scope: 'sentence',
      any: ['(employment law|employment opportunities|equal opportunity|join our team|apply for a job)'],
      because: 'Own vacancies or law.',
    },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'assess-jobseeker',
      name: 'Talk over skills and aims',
      description: 'Ask about work done and wished for, test and agree steps.',
      role: 'Social Worker',
      judgment: true,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 4, variability: 4, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['interview', 'advise'],
    },
    {
      id: 'write-cv',
      name: 'Write CV and applications together',
      description: 'Draft, correct and send, so that the person can do it alone next time.',
      role: 'Instructor',
      judgment: false,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 1 },
      traits: ['draft-text', 'personalise'],
    },
    {
      id: 'train-interview',
      name: 'Train for interview and work',
      description: 'Practise interviews in role play and hold short courses.',
      role: 'Instructor',
      judgment: true,
      hoursPerWeek: { low: 2, high: 7 },
      difficulty: { judgment: 3, variability: 3, presence: 4, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 1 },
      traits: ['coach'],
    },
    {
      id: 'find-placements',
      name: 'Find placements and jobs',
      description: 'Call employers, agree on trial days and visit.',
      role: 'Account Manager',
      judgment: true,
      hoursPerWeek: { low: 1, high: 6 },
      difficulty: { judgment: 3, variability: 4, presence: 3, contact: 5, error: 3, data: 2 },
      value: { differentiation: 4, decision: 4, expertise: 4, revenue: 2 },
      traits: ['negotiate', 'match'],
    },
    {
      id: 'stay-in-touch',
      name: 'Stay in touch after the start at work',
      description: 'Call worker and employer, help in trouble and report.',
      role: 'Social Worker',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 2, contact: 4, error: 3, data: 1 },
      value: { differentiation: 3, decision: 3, expertise: 3, revenue: 1 },
      traits: ['remind', 'summarise'],
    },
  ],
});
