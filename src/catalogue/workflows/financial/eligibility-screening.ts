import { defineWorkflow } from '#catalogue/define.ts';

export const eligibilityScreening = defineWorkflow({
  id: 'eligibility-screening',
  name: 'Eligibility check and application intake',
  department: 'Sales',
  type: 'Business',
  description:
    'Finding out whether somebody qualifies before work begins: asking a few questions, checking rules and telling the answer.',
  industries: ['accounting', 'banking-lending', 'non-profit', 'government', 'financial'],
  signals: {
    phrases: [
      {
        weight: 3,
        any: [
          '(check|determine|see|find out|confirm) ~ (eligibility|eligible|qualify|qualifies|if you qualify)',
          '(eligibility|qualification) (check|form|questionnaire|requirement|criteria)',
          '(do|does) ~ (you|business) qualify',
          'pre qualify',
        ],
      },
    ],
    forms: [{ weight: 2, purpose: 'application' }],
  },
  minimumStrength: 3.5,
  tasks: [
    {
      id: 'ask-questions',
      name: 'Ask the deciding questions',
      description: 'Take the few facts on which eligibility turns.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 1, variability: 2, presence: 1, contact: 2, error: 2, data: 1 },
      value: { differentiation: 1, decision: 4, expertise: 1, revenue: 2 },
      traits: ['extract-data', 'answer-questions'],
      shownBy: ['(application|questionnaire|short form)'],
    },
    {
      id: 'check-criteria',
      name: 'Check against the rules',
      description: 'Compare the facts with the conditions and mark doubtful cases.',
      role: 'Associate Consultant',
      judgment: false,
      hoursPerWeek: { low: 2, high: 6 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 1, error: 4, data: 1 },
      value: { differentiation: 1, decision: 3, expertise: 2, revenue: 2 },
      traits: ['check-rules'],
      shownBy: ['(eligible|eligibility|qualify|qualification)'],
    },
    {
      id: 'tell-answer',
      name: 'Tell the answer and the next step',
      description: 'Explain why or why not and what to bring.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 4 },
      difficulty: { judgment: 2, variability: 2, presence: 1, contact: 4, error: 2, data: 1 },
      value: { differentiation: 2, decision: 4, expertise: 2, revenue: 2 },
      traits: ['draft-text', 'advise'],
    },
    {
      id: 'pass-case',
      name: 'Open the case',
      description: 'Create the file and hand it over to whoever does the work.',
      role: 'Administrative Assistant',
      judgment: false,
      hoursPerWeek: { low: 1, high: 3 },
      difficulty: { judgment: 1, variability: 1, presence: 1, contact: 1, error: 2, data: 1 },
      value: { differentiation: 1, decision: 1, expertise: 1, revenue: 2 },
      traits: ['enter-data', 'route-requests'],
    },
  ],
});
