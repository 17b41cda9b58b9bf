import { defineWorkflow } from '#catalogue/define.ts';

export const studentVisaSupport = defineWorkflow({
  id: 'student-visa-support',
  name: 'Student visa support',
  department: 'Operations',
  type: 'Business',
  description:
    'Helping students from abroad with the papers for their stay: advice, letter, forms, proof and reports to the authority.',
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
      name: 'Tell students which visa papers they need',
      description: 'Look at country and length of stay and list papers, fees and times.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 2, error: 3, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 2, revenue: 1 },
      traits: ['answer-questions', 'check-rules'],
    },
    {
      id: 'issue-letter',
      name: 'Issue the letter for the student visa',
      description: 'Write it after the deposit is in and enter it with the authority.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 1, revenue: 1 },
      traits: ['draft-text', 'enter-data'],
      shownBy: ['(letter)'],
    },
    {
      id: 'check-forms-proof',
      name: 'Check visa forms and proof of money',
      description: 'Go through them before they go to the embassy and say what is missing.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 5 },
      difficulty: { judgment: 2, variability: 3, presence: 1, contact: 2, error: 5, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 3, revenue: 1 },
      traits: ['check-rules', 'extract-data'],
      shownBy: ['(form|document)'],
    },
    {
      id: 'report-attendance-authority',
      name: 'Report attendance of students on a visa',
      description: 'Report arrivals, absences and leavers to the authority.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 0.5, high: 2 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 2, revenue: 1 },
      traits: ['monitor', 'enter-data'],
    },
  ],
});
