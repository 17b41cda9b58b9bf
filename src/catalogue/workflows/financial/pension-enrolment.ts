import { defineWorkflow } from '#catalogue/define.ts';

export const pensionEnrolment = defineWorkflow({
  id: 'pension-enrolment',
  name: 'Workplace pension enrolment',
  department: 'HR',
  type: 'Business',
  description: 'Running pension duties for employers: assessing staff, letters, contributions, declarations.',
  industries: ['accounting', 'financial', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(assess|assessment) ~ (auto enrolment|auto enrollment)',
          '(auto enrolment|auto enrollment|workplace pension|pension contributions) ~ (assess|assessed|assessment|letters|uploaded|upload|contributions|declaration|duties|set up|administer|administration|manage|handle|employer|payroll|service)',
        ],
      },
      {
        weight: 3,
        any: ['(auto enrolment|workplace pensions|pension auto enrolment|pensions)'],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: {
    named: ['(auto enrolment|workplace pensions|pension (administration|auto enrolment))'],
    anywhere: false,
  },
  counterSignals: [
    { scope: 'sentence', any: ['=our (benefits|package|vacancy|salary)'], because: 'What staff get' },
  ],
  minimumStrength: 3,
  tasks: [
    {
      id: 'assess-who-must',
      name: 'Assess who must be enrolled',
      description: 'Check age, pay and choices at every pay day.',
      role: 'Accountant',
      judgment: true,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 4, variability: 4, presence: 1, contact: 2, error: 4, data: 3 },
      value: { differentiation: 4, decision: 4, expertise: 5, revenue: 4 },
      traits: ['analyse-data', 'decide'],
      shownBy: ['(assess)'],
    },
    {
      id: 'write-staff',
      name: 'Write to staff',
      description: 'Send the letters the law asks for.',
      role: 'Administrative Assistant',
      judgment: true,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 3, variability: 3, presence: 1, contact: 2, error: 4, data: 2 },
      value: { differentiation: 3, decision: 3, expertise: 4, revenue: 3 },
      traits: ['draft-text', 'summarise'],
      shownBy: ['(letter)'],
    },
    {
      id: 'upload-contributions',
      name: 'Upload contributions',
      description: 'Send the file to the provider and settle errors.',
      role: 'Bookkeeper',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(upload|contribution)'],
    },
    {
      id: 'declare-compliance-re',
      name: 'Declare compliance and re-enrol',
      description: 'Keep dates and file the declaration.',
      role: 'Accountant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(declaration)'],
    },
  ],
});
