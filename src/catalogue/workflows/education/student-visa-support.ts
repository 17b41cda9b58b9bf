import { defineWorkflow } from '#catalogue/define.ts';

export const studentVisaSupport = defineWorkflow({
  id: 'student-visa-support',
  name: 'Student visa support',
  department: 'Operations',
  type: 'Business',
  description:
    'Helping students from abroad with the papers for their stay: letter, forms, proof, checks, reports to the authority.',
  industries: ['training-provider', 'education', 'higher-education', 'consulting'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(enrolment|enrollment|acceptance|invitation) letter ~ (visa|embassy|forms|students)',
          '(student|study) (visa|permit) ~ (help|assist|letter|guide|guidance|forms|support|documents|application|issue|advice|i 20|cas)',
          '(i 20|cas number|sevis) ~ (student|issue|visa|international)',
        ],
      },
      {
        weight: 3,
        any: [
          '(student visas|visas|visa support|visa guidance|visa assistance|international students|i 20|study permit)',
        ],
        in: ['heading', 'navigation'],
      },
    ],
  },
  delivers: { named: ['(student|study) (visa|permit) (support|assistance|guidance|)'], anywhere: false },
  minimumStrength: 3,
  tasks: [
    {
      id: 'say-papers-are',
      name: 'Say what papers are needed',
      description: 'By country and length.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 3, error: 2, data: 2 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['answer-questions'],
    },
    {
      id: 'issue-letter',
      name: 'Issue the letter',
      description: 'After the deposit is in.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
      shownBy: ['(letter)'],
    },
    {
      id: 'check-forms-proof',
      name: 'Check forms and proof',
      description: 'Before it goes to the embassy.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 4, data: 1 },
      value: { differentiation: 2, decision: 3, expertise: 2, revenue: 2 },
      traits: ['monitor', 'check-rules'],
      shownBy: ['(form|document)'],
    },
    {
      id: 'report-attendance-authority',
      name: 'Report attendance to the authority',
      description: 'This covers arrivals, absences and leavers.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 3 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 1, error: 3, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 1 },
      traits: ['enter-data', 'check-rules'],
    },
  ],
});
